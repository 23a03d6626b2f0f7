import type { Page } from '#schema/page.ts'
import type { CatalogueProduct } from '../catalogue-model.ts'

/** The number of the place on the page's machine that a product belongs to; products without one sort last. */
export function machinePlaceOf(content: Page): (product: CatalogueProduct | undefined) => number {
  const places = content.kind === 'equipment' ? (content.scheme?.places ?? []) : []
  return (product) => {
    const nearness = places.map(({ from }) =>
      Math.max(0, ...from.map(({ href }) => (isBelow(product?.pagePath, href) ? href.length : 0))),
    )
    const nearest = Math.max(0, ...nearness)
    return nearest > 0 ? nearness.indexOf(nearest) : places.length
  }
}

const isBelow = (path: string | undefined, folder: string) =>
  path === folder || path?.startsWith(`${folder}/`) === true
