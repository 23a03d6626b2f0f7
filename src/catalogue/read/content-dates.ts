import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { date } from '#schema/text.ts'
import { DATES_FILE, SINGLE_FILES } from './content-folders.ts'
import type { ContentFolder } from './read-content.ts'

const dated = z.strictObject({
  /** The day of the last change. */
  revised: date,
  /** A hash of what was printed then. */
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

/** The day of a product or a page; what nobody has dated yet is of today. */
export function dayOf(dates: ContentDates | undefined, kind: keyof ContentDates, name: string) {
  return dates?.[kind][name]?.revised ?? today()
}

/** What is printed of each product and page, as a hash. */
export type ContentSums = Record<keyof ContentDates, Record<string, string>>

/** The days of a content folder; none where nobody has dated it yet. */
export function readContentDates(folder: string): ContentDates | undefined {
  const file = path.join(folder, DATES_FILE)
  return existsSync(file) ? contentDates.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** What tells the code how to judge and place a product, and no reader reads. */
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

/** The sums of a folder as it stands: of a product what its sheet prints, of a page what it says beside its products. */
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

/** What has changed since its day was written, or has none: by id, and by file. */
export function undated(dates: ContentDates | undefined, sums: ContentSums): string[] {
  return KINDS.flatMap((kind) =>
    Object.entries(sums[kind]).flatMap(([name, sum]) =>
      dates?.[kind][name]?.sum === sum ? [] : [name],
    ),
  )
}

/** The days with what has changed dated today; what is no more is left out. */
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
