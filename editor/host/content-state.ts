import { existsSync, globSync, readFileSync } from 'node:fs'
import { textOf } from '../text-of.ts'
import path from 'node:path'
import { parse } from 'yaml'
import { UNITS } from '#figures/units.ts'
import { foldProblems } from '#catalogue/read/fold-problems.ts'
import type { Problem } from '#catalogue/read/problem.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'
import { reviewContent } from '../../tools/review/review-content.ts'

export type ProductEntry = { id: string; code: string; name: string }
export type FileEntry = {
  name: string
  kind: string
  title: string
  products: readonly ProductEntry[]
}
/** All that the editor's page shows of the content besides the file that is open. */
export type ContentState = {
  files: readonly FileEntry[]
  pictures: readonly string[]
  problems: readonly Problem[]
  consequences: readonly Problem[]
  remarks: readonly Problem[]
  owed: readonly Problem[]
  /** What fields offer, by the field's name. */
  choices: Readonly<Record<string, readonly string[]>>
  address: string
  /** The brand's slug as it is, sample or not. */
  slug: string
}

const PICTURES = '{marca,clientes,certificaciones,oficinas,fotos,fichas}/*'
type Fields = Record<string, unknown>

/** Reads a content folder as it stands, mistakes included. */
export async function contentState(folder: string): Promise<ContentState> {
  const { problems, remarks } = await reviewContent(folder)
  const { causes, consequences } = foldProblems(problems)
  const files = globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((name) => fileEntry(folder, name))
  const readable = readContentFolder(folder)
  const site = fieldsOf(readable.get('sitio.yaml')?.data({}))
  return {
    files,
    pictures: globSync(PICTURES, { cwd: folder }).map((name) => name.split(path.sep).join('/')),
    problems: causes,
    consequences,
    remarks,
    owed: [...readable.values()].flatMap((file) => file.pending()),
    choices: choicesOf(folder, files),
    address: ownedText(site['baseUrl']),
    slug: ownedText(fieldsOf(site['brand'])['slug']),
  }
}

function fileEntry(folder: string, name: string): FileEntry {
  const content = readFields(path.join(folder, name))
  const products = Array.isArray(content['products']) ? content['products'].map(fieldsOf) : []
  return {
    name,
    kind: textOf(content['kind'] ?? ''),
    title: textOf(content['title'] ?? TITLES[name] ?? name),
    products: products.flatMap(({ id, code = '', name: called = '' }) =>
      id === undefined ? [] : [{ id: textOf(id), code: textOf(code), name: textOf(called) }],
    ),
  }
}

const TITLES: Readonly<Record<string, string>> = {
  'sitio.yaml': 'Empresa, marca, sucursales y redes',
  'paginas/inicio.yaml': 'Portada',
  'vocabulario/propiedades.yaml': 'Propiedades de las cifras',
  'vocabulario/glosario.yaml': 'Términos del glosario',
  'vocabulario/planes-api.yaml': 'Planes API',
  'vocabulario/seleccion.yaml': 'Equipos, servicios y fluidos del selector',
  'vocabulario/sinonimos.yaml': 'Palabras que la gente busca',
  'vocabulario/cifras.yaml': 'Cifras sueltas con su fuente',
  'vocabulario/afirmaciones.yaml': 'Frases revisadas',
}

function choicesOf(folder: string, files: readonly FileEntry[]): ContentState['choices'] {
  const entries = (name: string, list: string, field: string) => {
    const parts = readFields(path.join(folder, name))[list]
    return Array.isArray(parts) ? parts.map((part) => textOf(fieldsOf(part)[field])) : []
  }
  const ids = files.flatMap(({ products }) => products.map(({ id }) => id))
  const paths = files.flatMap(({ name, kind }) =>
    kind === '' ? [] : [`/${name.replace(/\.yaml$/, '').replace(/^paginas\//, '')}`],
  )
  const selection = 'vocabulario/seleccion.yaml'
  return {
    unit: Object.keys(UNITS),
    property: entries('vocabulario/propiedades.yaml', 'properties', 'label'),
    equipment: entries(selection, 'equipment', 'id'),
    machine: entries(selection, 'equipment', 'id'),
    excludes: entries(selection, 'services', 'id'),
    office: entries('sitio.yaml', 'branches', 'id'),
    ref: ids,
    uses: ids,
    product: ids,
    drawing: ids,
    href: paths,
  }
}

function readFields(file: string): Fields {
  if (!existsSync(file)) return {}
  try {
    return fieldsOf(parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

function ownedText(value: unknown): string {
  return typeof value === 'string' ? value : textOf(fieldsOf(value)['muestra'])
}

function fieldsOf(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Fields)
    : {}
}
