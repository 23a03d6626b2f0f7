import type { StandingFigure } from '#figures/present-specs.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { spanOfPages } from '#catalogue/ask/category-span.ts'
import { type MenuFamily, mainMenu } from './menu.ts'
import { childrenOf } from '#catalogue/ask/pages.ts'
import { cardDrawingPath } from '#catalogue/paths.ts'

/** A family's tile on the home page. */
export type HomeTile = Omit<MenuFamily, 'picture'> & {
  /** Addresses of drawings that fill the tile's width. */
  pictures: readonly string[]
  /** The spans of its products' limits, with names. */
  ranges: readonly { name?: string; figure: StandingFigure }[]
  /** Text instead of ranges, for a family without comparable figures. */
  line?: string
}

/** The tiles of all families in the menu, with the drawings and limits that the home page's content lists. */
export function homeTiles(catalogue: Catalogue): HomeTile[] {
  const { home, pages, properties } = catalogue
  return mainMenu(catalogue).families.map(({ picture, ...family }) => {
    const named = home.catalogue.find((one) => one.family === family.href)
    const page = pages.get(family.href)
    const whole = page ? [page, ...childrenOf(catalogue, page.path)] : []
    return {
      ...family,
      pictures: named?.drawings.map(cardDrawingPath) ?? (picture === undefined ? [] : [picture]),
      ranges: (named?.ranges ?? []).flatMap(({ facet, name }) => {
        const figure = spanOfPages(whole, facet, properties)
        return figure ? [{ ...(name !== undefined && { name }), figure }] : []
      }),
      ...(named?.line !== undefined && { line: named.line }),
    }
  })
}
