import type { StandingFigure } from '#figures/present-specs.ts'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { spanOfPages } from '#catalogue/ask/category-span.ts'
import { type MenuFamily, mainMenu } from './menu.ts'
import { childrenOf } from '#catalogue/ask/pages.ts'
import { cardDrawingPath } from '#catalogue/paths.ts'

/** A family as the home page shows it. */
export type HomeTile = Omit<MenuFamily, 'picture'> & {
  /** Addresses of drawings that fill the tile's width. */
  pictures: readonly string[]
  /** From the least to the most that its products allow, each under its name. */
  ranges: readonly { name?: string; figure: StandingFigure }[]
  /** In place of ranges, where the family has none that compare. */
  line?: string
}

/** Every family of the menu, with the drawings and limits that the home page's content names for it. */
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
