import type { CataloguePage } from '../catalogue-model.ts'

/** The latest revision of some pages and the products on them, as an ISO 8601 date. */
export function lastRevised(pages: readonly Pick<CataloguePage, 'revised' | 'products'>[]): string {
  const days = pages.flatMap((page) => [
    page.revised,
    ...page.products.map(({ revised }) => revised),
  ])
  return days.reduce((last, day) => (day > last ? day : last), '')
}
