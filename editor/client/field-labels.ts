import { HINTS } from '../../tools/schemas/hints.ts'
import { isFields, textOf } from '../plain-data.ts'

/** Labels of fields whose hint does not begin with one. */
const LABELS: Readonly<Record<string, string>> = {
  antes: 'Direcciones anteriores',
  description: 'Descripción para los buscadores',
  lead: 'Bajada',
  crumb: 'Nombre corto en la ruta',
  index: 'Anuncio en la lista de más arriba',
  menu: 'Lugar en el menú',
  order: 'Orden',
  href: 'Página del sitio',
  property: 'Propiedad',
  values: 'Cifra',
  condition: 'Vale en el caso',
  short: 'Más corto',
  line: 'Línea que explica',
  label: 'Palabras',
  source: 'Fuente',
  id: 'Identificador',
  ref: 'Producto',
  code: 'Código',
  tagline: 'Qué lo distingue',
  arrangement: 'Disposición',
  figures: 'Cifras',
  materials: 'Materiales',
  standards: 'Normas',
  apiPlans: 'Planes API',
  equipment: 'Equipos',
  fits: 'Calza en',
  products: 'Productos',
  groups: 'Grupos de la lista',
  group: 'Grupo',
  drawing: 'Dibujo',
  pendiente: 'Por confirmar',
  editor: 'Observación tuya (no se publica)',
  email: 'Correo',
  phone: 'Teléfono',
  address: 'Dirección',
  brand: 'Marca',
  slug: 'Marca en minúsculas, para las direcciones',
  baseUrl: 'Dirección del sitio',
  branches: 'Sucursales',
  networks: 'Redes sociales',
  owner: 'Otros pendientes',
  url: 'Dirección de internet',
  youtube: 'Video de YouTube',
  excludes: 'Servicios que excluye',
  accompanies: 'Con qué se usa',
  alternatives: 'Qué sirve en su lugar',
  file: 'Archivo',
}

/** The hint of a field; empty if its label says it all. */
export function hintOf(name: string): string {
  const hint = HINTS[name] ?? ''
  return hint
    .replace(/^(?:El|La|Los|Las|Sus?) /, '')
    .replace(/\.$/, '')
    .toLowerCase() === labelOf(name).toLowerCase()
    ? ''
    : hint.charAt(0).toUpperCase() + hint.slice(1)
}

/** The label of a field: its name in the file only if nothing better is known. */
export function labelOf(name: string): string {
  const [first = ''] = (HINTS[name] ?? '').split(/[.,:;(]/)
  const words = LABELS[name] ?? (first.replace(/^(?:si|El|La|Los|Las|Sus?) /, '').trim() || name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The words for a path in a file: "Sucursales · Teléfono". */
export function fieldPathLabel(field: string): string {
  const parts = field.split(/[^\p{L}\d-]+/u).filter((part) => /\D/.test(part))
  return parts.map((part) => labelOf(part)).join(' · ')
}

const NAMING =
  'code name heading title label property term caption field plan ref id city alt says'.split(' ')

/** The label of a list's entry, from its own name or title. */
export function entryLabel(value: unknown, number: number): string {
  const fields = isFields(value) ? value : {}
  const said = NAMING.map((name) => textOf(fields[name])).filter(Boolean)
  return said.slice(0, 2).join(' · ') || textOf(value) || `Entrada ${number}`
}
