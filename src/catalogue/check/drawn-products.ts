import type { HomePage } from '#schema/home.ts'
import type { GlossaryTerm } from '#schema/vocabulary.ts'
import type { ContentFile } from '../read/content-file.ts'
import type { Problem } from '../read/problem.ts'

/** Checks that the products that illustrate glossary terms exist. */
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

/** Checks that the products that illustrate the families on the home page exist. */
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
