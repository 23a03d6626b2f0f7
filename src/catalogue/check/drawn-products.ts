import type { HomePage } from '#schema/home.ts'
import type { GlossaryTerm } from '#schema/vocabulary.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { Problem } from '../read/problem.ts'

/** The glossary illustrates its terms with products that are there. */
export function checkDrawnTerms(
  terms: readonly GlossaryTerm[],
  file: ContentFile,
  products: ReadonlySet<string>,
  problems: Problem[],
) {
  terms.forEach(({ drawing }, index) => {
    if (drawing !== undefined && !products.has(drawing))
      problems.push(missing(file, ['terms', index, 'drawing'], drawing))
  })
}

/** The home page shows the catalogue's families by products that are there. */
export function checkDrawnFamilies(
  { catalogue }: HomePage,
  file: ContentFile,
  products: ReadonlySet<string>,
  problems: Problem[],
) {
  catalogue.forEach(({ drawings }, index) =>
    drawings.forEach((drawing, place) => {
      if (!products.has(drawing))
        problems.push(missing(file, ['catalogue', index, 'drawings', place], drawing))
    }),
  )
}

function missing(file: ContentFile, at: readonly (string | number)[], drawing: string): Problem {
  return file.problem([...at], `no existe el producto «${drawing}»`, 'missing product')
}
