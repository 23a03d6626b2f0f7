import type { CataloguePage } from '../catalogue-model.ts'

/** When the last of some pages and of the products on them was revised, as ISO 8601 writes a day. */
export function lastRevised(pages: readonly Pick<CataloguePage, 'revised' | 'products'>[]): string {
  const days = pages.flatMap((page) => [
    page.revised,
    ...page.products.map(({ revised }) => revised),
  ])
  return days.reduce((last, day) => (day > last ? day : last), '')
}
