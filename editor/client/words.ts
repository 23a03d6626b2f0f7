/** Labels of fields whose hint does not begin with one. */
const LABELS: Readonly<Record<string, string>> = {
  antes: 'Direcciones anteriores',
  description: 'Descripción para los buscadores',
  lead: 'Bajada',
  crumb: 'Nombre corto en la ruta',
  index: 'Cómo la anuncia la lista de más arriba',
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
  name: 'Nombre',
  tagline: 'Qué lo distingue',
  arrangement: 'Disposición',
  features: 'Características',
  specs: 'Cifras',
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
  intro: 'Introducción',
  email: 'Correo',
  phone: 'Teléfono',
  address: 'Dirección',
  brand: 'Marca',
  slug: 'Marca en minúsculas, para las direcciones',
  baseUrl: 'Dirección del sitio',
  legalName: 'Razón social',
  branches: 'Sucursales',
  networks: 'Redes sociales',
  owner: 'Otros pendientes',
  helpful: 'Lo que ayudaría a quien compra',
  url: 'Dirección de internet',
  reason: 'Razón',
  heading: 'Título',
  rows: 'Filas',
  columns: 'Columnas',
  caption: 'De qué trata',
  note: 'Nota',
  notes: 'Notas',
  kind: 'Clase',
  sizedBy: 'Cómo se pide',
  faces: 'Caras',
  when: 'Cuándo vale',
  accompanies: 'Con qué se usa',
  alternatives: 'Qué sirve en su lugar',
  excludes: 'Servicios que excluye',
}

/** How a field is called: never by its name in the file, where anything else is known. */
export function labelOf(name: string, hint = ''): string {
  const known = LABELS[name]
  if (known !== undefined) return known
  const words =
    hint
      .replace(/^(?:true|false) si /, '')
      .split(/[.,:;(]/)[0]
      ?.trim() ?? ''
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an entry of a list is called, by what it says of itself. */
export function entryLabel(value: unknown, number: number): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return `Entrada ${number}`
  const fields = value as Record<string, unknown>
  const parts = [
    'code',
    'name',
    'heading',
    'title',
    'label',
    'property',
    'term',
    'caption',
    'field',
    'ref',
    'id',
    'city',
  ]
  const said = parts.map((part) => fields[part]).filter((one) => typeof one === 'string')
  return said.slice(0, 2).join(' · ') || `Entrada ${number}`
}
