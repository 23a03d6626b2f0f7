import { globSync } from 'node:fs'
import path from 'node:path'
import { UNITS } from '#figures/units.ts'
import { foldProblems } from '#catalogue/read/fold-problems.ts'
import { sitePlaceholders } from '#catalogue/read/placeholders.ts'
import type { Problem } from '#catalogue/read/problem.ts'
import { readContentFolder } from '#catalogue/read/read-content.ts'
import { reviewContent } from '../../tools/review/review-content.ts'
import { pathOfName } from '../content/references.ts'
import { fieldsOf, listOf, textOf, type Fields } from '../plain-data.ts'

export type ProductEntry = { id: string; code: string; name: string }
export type FileEntry = {
  name: string
  kind: string
  title: string
  products: readonly ProductEntry[]
}
/** A value that a field may take, and its label. */
export type Choice = readonly [value: string, label: string]
/** The progress of a publication. */
export type Publishing = { lines: readonly string[]; end: string; isBusy: boolean }
/** The content as the editor's page shows it, apart from the open file. */
export type Written = {
  files: readonly FileEntry[]
  /** The owner's pictures and documents. */
  pictures: readonly string[]
  owed: readonly Problem[]
  /** The choices of fields, by field name. */
  choices: Readonly<Record<string, readonly Choice[]>>
  address: string
  /** The brand's current slug, sample or not. */
  slug: string
}
/** The results of the review. */
export type Reviewed = Record<'problems' | 'consequences' | 'remarks', readonly Problem[]>
/** Content and review, whether the review is of this content, and the progress of a publication. */
export type ContentState = Written & Reviewed & { isReviewed: boolean; publishing: Publishing }

const PICTURES = '{marca,clientes,certificaciones,oficinas,fotos,fichas,documentos}/*'
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

/** Reads a content folder in its current state, including mistakes. */
export function readWritten(folder: string): Written {
  const readable = readContentFolder(folder)
  const placeholders = sitePlaceholders(readable.get('sitio.yaml')?.data({}))
  const names = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((name) => name.split(path.sep).join('/'))
  const data = new Map(
    [...readable].map(([name, file]) => [name, fieldsOf(file.data(placeholders))]),
  )
  const files = [...data].map(([name, fields]) => fileEntry(name, fields))
  return {
    files,
    pictures: names(PICTURES),
    owed: [...readable.values()].flatMap((file) => file.pending()),
    choices: choicesOf(data, files),
    address: ownedText(data.get('sitio.yaml')?.['baseUrl']),
    slug: placeholders['marca-slug'] ?? '',
  }
}

/** Reviews a content folder. */
export async function reviewed(folder: string): Promise<Reviewed> {
  const { problems, remarks } = await reviewContent(folder)
  const { causes, consequences } = foldProblems(problems)
  return { problems: causes, consequences, remarks }
}

function fileEntry(name: string, content: Fields): FileEntry {
  return {
    name,
    kind: textOf(content['kind']),
    title: textOf(content['title'] ?? TITLES[name] ?? name),
    products: listOf(content['products'])
      .filter(({ id }) => id !== undefined)
      .map(({ id, code, name: called }) => ({
        id: textOf(id),
        code: textOf(code),
        name: textOf(called),
      })),
  }
}

function choicesOf(data: ReadonlyMap<string, Fields>, files: readonly FileEntry[]) {
  const entries = (file: string, list: string, value: string, label = value): Choice[] =>
    listOf(data.get(file)?.[list]).map((one) => [textOf(one[value]), textOf(one[label])])
  const products = files.flatMap((file) =>
    file.products.map(({ id, code, name }): Choice => [id, `${code} ${name}`]),
  )
  const selection = 'vocabulario/seleccion.yaml'
  const equipment = entries(selection, 'equipment', 'id', 'label')
  const pages = files.filter(({ kind }) => kind !== '')
  return {
    unit: Object.keys(UNITS).map((unit): Choice => [unit, unit]),
    property: entries('vocabulario/propiedades.yaml', 'properties', 'label'),
    equipment,
    machine: equipment,
    excludes: entries(selection, 'services', 'id', 'label'),
    branch: entries('sitio.yaml', 'branches', 'id', 'city'),
    ref: products,
    uses: products,
    product: products,
    drawing: products,
    href: pages.map(({ name, title }): Choice => [pathOfName(name), title]),
  }
}

function ownedText(value: unknown): string {
  return typeof value === 'string' ? value : textOf(fieldsOf(value)['muestra'])
}
