import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { date } from '#schema/text.ts'
import { DATES_FILE } from './content-folders.ts'
import { SINGLE_FILES } from './single-files.ts'
import type { Problem } from './problem.ts'
import type { ContentFolder } from './read-content.ts'

const dated = z.strictObject({
  /** Date of the last change. */
  revised: date,
  /** Hash of what was printed at that date. */
  sum: z.string(),
})
const contentDates = z.strictObject({
  /** By id. */
  products: z.record(z.string(), dated),
  /** By file. */
  pages: z.record(z.string(), dated),
})

export type ContentDates = z.output<typeof contentDates>

/** Today in Chile, where the content is written. */
export function today(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'America/Santiago' }).format()
}

/** The date of a product or a page; today for one that has none yet. */
export function dayOf(dates: ContentDates | undefined, kind: keyof ContentDates, name: string) {
  return dates?.[kind][name]?.revised ?? today()
}

/** Hashes of what is printed of each product and page. */
export type ContentSums = Record<keyof ContentDates, Record<string, string>>

/** The dates file of a content folder; undefined where there is none yet, or it cannot be read. */
export function readContentDates(folder: string, problems: Problem[]): ContentDates | undefined {
  const file = path.join(folder, DATES_FILE)
  if (!existsSync(file)) return undefined
  try {
    return contentDates.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    const message =
      'no se puede leer: deja la última versión guardada de este archivo, y ejecuta npm run fechar'
    problems.push({ file: `content/${DATES_FILE}`, line: 1, column: 1, field: '', message })
    return undefined
  }
}

/** Product fields that only the code uses; a change in them does not change the date. */
const UNPRINTED = new Set([
  'accompanies',
  'alternatives',
  'antes',
  'choice',
  'elseUnknown',
  'equipment',
  'excludes',
  'fromVacuum',
  'group',
  'isPiped',
  'machine',
  'order',
  'pendiente',
  'short',
  'sizedBy',
  'varies',
  'version',
  'when',
])
const HASH_DIGITS = 8

/** The hashes of a folder's content: what each product's data sheet prints, and each page without its products. */
export function contentSums(files: ContentFolder): ContentSums {
  const sums: ContentSums = { products: {}, pages: {} }
  for (const [name, file] of files) {
    const content = file.data({})
    if (SINGLE_FILES.has(name) || !isRecord(content)) continue
    const { products, ...page } = content
    sums.pages[name] = sumOf(page)
    for (const product of Array.isArray(products) ? products : []) {
      if (isRecord(product) && 'id' in product)
        sums.products[String(product['id'])] = sumOf(product)
    }
  }
  return sums
}

function sumOf(content: unknown): string {
  const printed = JSON.stringify(content, (key, value: unknown) =>
    UNPRINTED.has(key) ? undefined : value,
  )
  return createHash('sha256').update(printed).digest('hex').slice(0, HASH_DIGITS)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const KINDS = ['products', 'pages'] as const

/** Products (by id) and pages (by file) that have no date or changed since it. */
export function undated(dates: ContentDates | undefined, sums: ContentSums): string[] {
  return KINDS.flatMap((kind) =>
    Object.entries(sums[kind]).flatMap(([name, sum]) =>
      dates?.[kind][name]?.sum === sum ? [] : [name],
    ),
  )
}

/** The dates with every change dated today, and without what no longer exists. */
export function datedAnew(
  dates: ContentDates | undefined,
  sums: ContentSums,
  day: string,
): ContentDates {
  const anew = (kind: (typeof KINDS)[number]) =>
    Object.fromEntries(
      Object.entries(sums[kind]).map(([name, sum]) => {
        const known = dates?.[kind][name]
        return [name, known?.sum === sum ? known : { revised: day, sum }]
      }),
    )
  return { products: anew('products'), pages: anew('pages') }
}
