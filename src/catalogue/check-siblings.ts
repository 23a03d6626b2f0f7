import type { ContentFile } from './content-file.ts'
import type { ParsedPage } from './link-pages.ts'
import { folderOf, isOfKind } from './pages.ts'
import { formatField, type Problem } from './problem.ts'

const AND = new Intl.ListFormat('es-CL')

/** What a category says of itself, and a neighbour of it in other words. */
const OWN_WORDS = [
  ['title'],
  ['description'],
  ['lead'],
  ['order'],
  ['index', 'label'],
  ['index', 'short'],
  ['index', 'line'],
  ['drawing'],
  ['intro', 0],
] as const

/** A category is made by copying another: what it still has of that one would be published. */
export function checkSiblings(parsed: readonly ParsedPage[], problems: Problem[]) {
  const categories = parsed.filter((page) => isOfKind(page, 'category'))
  for (const siblings of Map.groupBy(categories, ({ path }) => folderOf(path)).values()) {
    siblings.forEach(({ file }, index) => {
      for (const { file: earlier } of siblings.slice(0, index)) {
        const problem = repetition(file, earlier)
        if (problem) problems.push(problem)
      }
    })
  }
}

/** One message for all that two categories have in common. */
function repetition(file: ContentFile, earlier: ContentFile): Problem | undefined {
  const [first, ...others] = OWN_WORDS.filter((field) => {
    const written = file.written(field)
    return written !== undefined && written === earlier.written(field)
  })
  if (!first) return undefined
  const rest = others.length === 0 ? '' : `, y lo mismo ${AND.format(others.map(formatField))}`
  const words = `«${file.written(first)}» ya está en ${earlier.placeOf(first)}${rest}`
  return file.problem(first, `${words}: cambia el de la copia`)
}
