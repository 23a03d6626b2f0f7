import type { ContentDates } from '../read/content-dates.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'
import { textsIn } from '../read/texts-in.ts'

/**
 * A text that names a product which is no more sends its reader after nothing. Which they are tell the days of the
 * content: they know every product of the last publication.
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

/** Without those of figures alone: "442" may be a figure, or be said of a family. */
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
