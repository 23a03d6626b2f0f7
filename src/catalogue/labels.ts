// Labels that several places share.

/** Label of links to the selector. */
export const SELECTOR_LABEL = 'Elegir por equipo y cifras'
/** A product's data sheet. */
export const DATA_SHEET_LABEL = 'Información del producto'
/** The standards and certificates that a product meets. */
export const STANDARDS_LABEL = 'Normas y certificaciones'
/** Key to a figure's bar: its solid part and its hatched part. */
export const BAR_KEY = {
  sure: 'en todas las versiones',
  partly: 'según la versión o la condición',
  open: 'sin mínimo publicado',
}
/** Said of the figures on such an axis. */
export const LOGARITHMIC = 'escala logarítmica'

/** A count with its noun: "1 producto", "12 productos". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Things by their labels: "442, 442C y 180". */
export function listed(things: readonly { label: string }[]): string {
  return new Intl.ListFormat('es').format(things.map(({ label }) => label))
}
