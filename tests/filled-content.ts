import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { paintPng } from '#drawings/png.ts'

export const FILLED_BRAND = { name: 'Zéfiro Ñandú', slug: 'zefiro-nandu' }
const OWNER_SITE = 'https://www.zefiro-nandu.test'

/** Chilean telephone numbers that cannot exist: no subscriber's number begins with 0 after the area code. */
const PHONES = ['+56 55 012 3456', '+56 2 0123 4567', '+56 41 098 7654', '+56 65 076 5432']
const ADDRESS =
  'Avenida Camino del Cerro Colorado 12345, bodega 27 B, parque industrial Puerta del Norte'

const FOURTH_BRANCH = {
  id: 'puerto-montt',
  title: 'Oficina y taller de Puerto Montt',
  city: 'Puerto Montt',
  latitude: -41.47,
  longitude: -72.94,
  region: 'Región de Los Lagos',
  comuna: 'Puerto Varas',
  address: ADDRESS,
  phone: PHONES[3],
  email: `sucursal.puerto-montt.ventas@${FILLED_BRAND.slug}.test`,
}

/** Where the three new products are added: the longest list, the heaviest category, a family. */
const NEW_PRODUCTS = [
  'productos/empaquetaduras-mecanicas-juntas/sellos-bridas.yaml',
  'productos/sellos-mecanicos/sellos-cartucho.yaml',
  'productos/proteccion-rodamientos.yaml',
]
const LONG_NAME = 'Sello para servicio severo con agua de lavado y lodos de alta concentración'

/** A data sheet for products that have none: one page with everything that PDF readers need. */
const DATA_SHEET = pdfOf([
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
])

/** A family, a machine and an industry with few products: a sample prints every document that its pages refer to. */
export const OF_FEW_DOCUMENTS = [
  '/productos/proteccion-rodamientos',
  '/equipos/intercambiador',
  '/industrias/hidroelectrica',
]

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60" viewBox="0 0 240 60"><path fill="#2a4d69" d="M0 60 60 0l60 60zM130 20h110v20H130z"/></svg>'

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60"><path fill="#2a4d69" d="M0 60 30 0l30 60z"/></svg>'

type Content = Readonly<Record<string, unknown>>

/** Writes a copy of the content in which the owner has supplied every optional value, and more. */
export async function writeFilledContent(folder: string): Promise<void> {
  cpSync('content', folder, { recursive: true })
  for (const name of globSync('**/*.yaml', { cwd: folder })) {
    rewrite(folder, name, (content) => fill(content, []))
  }
  rewrite(folder, 'sitio.yaml', fillSite)
  rewrite(folder, 'paginas/privacidad.yaml', (page) => ({
    ...page,
    lead: `${String(page['lead'])} El video de la historia se carga de YouTube.`,
  }))
  const ids = NEW_PRODUCTS.map((name, index) => addProduct(folder, name, index))
  await addPhotos(folder, ids)
  addLogos(folder)
  mkdirSync(path.join(folder, 'fichas'))
  for (const id of ['442c', ids[0]])
    writeFileSync(path.join(folder, 'fichas', `${id}.pdf`), DATA_SHEET)
}

function rewrite(folder: string, name: string, change: (content: Content) => unknown) {
  const file = path.join(folder, name)
  writeFileSync(
    file,
    stringify(change(parse(readFileSync(file, 'utf8'))), { aliasDuplicateObjects: false }),
  )
}

/** The content with every owed value supplied. */
function fill(value: unknown, at: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => fill(item, [...at, String(index)]))
  if (value === null || typeof value !== 'object') return value
  if ('muestra' in value) return supplied(String(value.muestra), at)
  if (at.at(-1) === 'youtube') return 'abcdefghi_1'
  return Object.fromEntries(
    Object.entries(value)
      // The mark of products that the owner has to confirm.
      .filter(([key]) => key !== 'pendiente')
      .map(([key, item]) => [key, fill(item, [...at, key])]),
  )
}

function supplied(sample: string, at: readonly string[]): string {
  const key = at.at(-1)
  const index = Number(at.at(-2))
  if (key === 'url' || key === 'baseUrl') return `${OWNER_SITE}/es-cl/${at.join('/')}`
  if (key === 'phone') return PHONES[index] ?? ''
  if (key === 'address') return ADDRESS
  if (key === 'email') return `sucursal.numero-${index}.ventas@${FILLED_BRAND.slug}.test`
  if (key === 'title') return sample
  return `${sample} La empresa entregó este texto y lo aprobó su asesoría legal.`
}

function fillSite(site: Content): Content {
  return {
    ...site,
    brand: FILLED_BRAND,
    legalName: `Compañía de Sellado Industrial ${FILLED_BRAND.name} Chile Limitada`,
    baseUrl: OWNER_SITE,
    certificates: { label: 'Certificaciones ISO', baseUrl: `${OWNER_SITE}/literatura` },
    copyright: `© 2026 Compañía de Sellado Industrial ${FILLED_BRAND.name} Chile Limitada`,
    branches: [...listIn(site, 'branches'), FOURTH_BRANCH],
    email: { via: 'emailjs', serviceId: 'service_a1b2c3d', publicKey: 'Ab3dEf6hIj9kLm2o' },
    owner: [],
  }
}

/** Adds a copy of a category's first product with a long name; returns its id. */
function addProduct(folder: string, name: string, index: number): string {
  const id = `zn${index + 1}00`
  rewrite(folder, name, (page) => {
    const products = listIn(page, 'products')
    const added = { ...products[0], id, code: id.toUpperCase(), name: LONG_NAME }
    return { ...page, products: [...products, added] }
  })
  return id
}

/** Adds a logo for every customer that the page counts. */
function addLogos(folder: string) {
  mkdirSync(path.join(folder, 'clientes'))
  rewrite(folder, 'paginas/clientes.yaml', (page) => ({
    ...page,
    zones: listIn(page, 'zones').map((zone) => ({
      ...zone,
      logos: Array.from({ length: Number(zone['count']) }, (_, index) => {
        const image = `${String(zone['id'])}-${index + 1}.svg`
        writeFileSync(path.join(folder, 'clientes', image), LOGO)
        return { image, alt: `Compañía Minera Ñuñorco ${index + 1}` }
      }),
    })),
  }))
}

function listIn(content: Content, key: string): Content[] {
  const list = content[key]
  return Array.isArray(list) ? list : []
}

async function addPhotos(folder: string, ids: readonly string[]) {
  const photo = await paintPng(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#7a8a99" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1" r=".7" fill="#334"/></svg>',
    900,
  )
  const named = ['442c', '180', ...ids].map((id) => `fotos/${id}`)
  const branches = ['antofagasta', 'santiago', 'concepcion', FOURTH_BRANCH.id]
  for (const name of [...named, ...branches.map((id) => `oficinas/${id}`)]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, `${name}.png`), photo)
  }
  mkdirSync(path.join(folder, 'certificaciones'))
  for (const id of ['iso-9001', 'iso-14001', 'iso-45001', 'sicep']) {
    writeFileSync(path.join(folder, 'certificaciones', `${id}.svg`), LOGO)
  }
  mkdirSync(path.join(folder, 'marca'))
  writeFileSync(path.join(folder, 'marca/logo.svg'), LOGO)
  writeFileSync(path.join(folder, 'marca/icono.svg'), ICON)
}

/** A PDF of these objects, the document catalog first. */
function pdfOf(objects: readonly string[]): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const size = objects.length + 1
  return `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
}
