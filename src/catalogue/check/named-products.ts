import type { CatalogueProduct } from '../catalogue-model.ts'
import type { ContentDates } from '../read/content-dates.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'

/** The most words in a code, which has spaces as in "442C XL". */
const WORDS_MOST = 3
const WORD = /[\p{L}\d]+(?:[-/.][\p{L}\d]+)*/gu

/** Finds the products that a text names, by code or by one part of a code that names two ("10K/22KN"). */
export function productNaming(
  products: readonly CatalogueProduct[],
): (text: string) => CatalogueProduct[] {
  const byCode = new Map<string, CatalogueProduct[]>()
  for (const product of products) {
    const { code } = product
    if (code === undefined) continue
    for (const name of new Set([code, ...code.split(/\/| y /)])) {
      byCode.set(name, [...(byCode.get(name) ?? []), product])
    }
  }
  return (text) => {
    const words = text.match(WORD) ?? []
    const names = words.flatMap((_, at) =>
      Array.from({ length: WORDS_MOST }, (__, more) => words.slice(at, at + more + 1).join(' ')),
    )
    return [...new Set(names.flatMap((name) => byCode.get(name) ?? []))]
  }
}

/**
 * Checks that no text names a product that was withdrawn. The dates file tells which those are: it lists every
 * product of the last publication.
 */
export function checkWithdrawn(
  parsed: readonly ParsedPage[],
  dates: ContentDates | undefined,
  problems: Problem[],
) {
  const withdrawn = withdrawnIds(parsed, dates)
  if (withdrawn.length === 0) return
  const names = withdrawn.map((id) => id.replaceAll('-', '[- ]?')).join('|')
  const named = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d-])`, 'iu')
  for (const { file, content } of parsed) {
    for (const { text, at } of textsIn(content)) {
      const [name] = named.exec(text) ?? []
      if (name === undefined) continue
      problems.push(file.problem(at, `nombra «${name}», un producto que ya no está en el catálogo`))
    }
  }
}

/** Ids that are digits only are left out: "442" may be a figure, or stand for a family. */
function withdrawnIds(parsed: readonly ParsedPage[], dates: ContentDates | undefined): string[] {
  const present = new Set(
    parsed.flatMap(({ content }) =>
      'products' in content ? content.products.map((entry) => ('id' in entry ? entry.id : '')) : [],
    ),
  )
  return Object.keys(dates?.products ?? {}).filter(
    (id) => !present.has(id) && /\d/.test(id) && /[a-z]/.test(id),
  )
}
