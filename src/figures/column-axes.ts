import { listAxis, type Axis } from './axis.ts'
import { FACETS, type Facet } from './facets.ts'
import type { StandingFigure } from './present-specs.ts'
import { CLASS_UNITS, type UnitSystem } from './units.ts'

/** Whether a column is a facet, rather than another property. */
export function isFacet(id: string): id is Facet {
  return Object.hasOwn(FACETS, id)
}

/** The systems in which all figures of a column are computed: its heading then carries the "≈". */
export type ComputedIn = Readonly<Partial<Record<UnitSystem, true>>>

function computedIn(figures: readonly StandingFigure[]): ComputedIn | undefined {
  const measured = figures.filter(({ reach }) => reach)
  const all = (system: UnitSystem) =>
    measured.length > 1 && measured.every((figure) => figure[system]?.computed)
  if (!all('si') && !all('imperial')) return undefined
  return { ...(all('si') && { si: true }), ...(all('imperial') && { imperial: true }) }
}

/**
 * The columns of a list with the axes that their figures share; each row's figures are in column order. A facet keeps
 * its axis even if all rows have the same figure, since the asked figure is drawn on it.
 */
export function withAxes<Column extends { id: string; units?: { si: string } }>(
  columns: readonly Column[],
  rows: readonly (readonly (StandingFigure | undefined)[])[],
): (Column & { axis?: Axis; computedIn?: ComputedIn })[] {
  return columns.map((own, index) => {
    const computed = computedIn(rows.flatMap((figures) => figures[index] ?? []))
    const column = { ...own, ...(computed && { computedIn: computed }) }
    if (column.units && CLASS_UNITS.includes(column.units.si)) return column
    const reaches = rows.flatMap((figures) => figures[index]?.reach ?? [])
    const isOne = new Set(reaches.map(({ min, max }) => `${min} ${max}`)).size < 2
    if (isOne && !isFacet(column.id)) return column
    const axis = listAxis(reaches, isFacet(column.id) ? FACETS[column.id] : {})
    return { ...column, ...(axis && { axis }) }
  })
}
