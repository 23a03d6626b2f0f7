import { productsById } from '../ask/product-by-id.ts'
import type { SpecRow } from '#figures/quantity.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import type { Prose } from './stated-figures.ts'
import { foldText } from '#schema/fold-text.ts'
import { productNaming } from './named-products.ts'
import type { Problem } from '../read/problem.ts'
import { figureKey, valueFigures } from './published-figures.ts'
import { textsIn } from '../read/texts-in.ts'
import { writtenFigures } from './written-figures.ts'

/**
 * Checks that text carries the condition of its figure (honest-figure.ts): a tagline, lead or description
 * that states a figure published only under a condition must say "según …" or share a word with it.
 */
export function checkConditionalText(
  prose: readonly Prose[],
  pages: ReadonlyMap<string, CataloguePage>,
  products: readonly CatalogueProduct[],
  problems: Problem[],
) {
  const namedIn = productNaming(products)
  const byId = productsById(products)
  for (const { path, file, content } of prose) {
    for (const { text, at, product } of textsIn(content)) {
      const figures = writtenFigures(text)
      if (figures.length === 0) continue
      const own = product === undefined ? productsUnder(path, pages) : [byId.get(product)]
      const meant = [...own, ...namedIn(text)].flatMap((one) => one?.specs ?? [])
      for (const figure of figures) {
        const states = (row: SpecRow) => valueFigures(row).includes(figureKey(figure))
        const stating = meant.filter(states)
        if (stating.length === 0 || stating.some((row) => isSaid(row, text))) continue
        const conditions = [...new Set(stating.map(({ condition }) => condition))].join('; ')
        const message = `«${figureKey(figure)}» vale solo con una condición: dila en el texto (${conditions})`
        problems.push(file.problem(at, message))
      }
    }
  }
}

/** The products of a page and of the pages below it: a family speaks for all of them. */
function productsUnder(path: string, pages: ReadonlyMap<string, CataloguePage>) {
  return [...pages.values()].flatMap((page) =>
    page.path === path || page.path.startsWith(`${path}/`) ? page.products : [],
  )
}

/** This many letters identify a word, singular or plural. */
const STEM = 5
/** Shorter words ("de", "y") say little. */
const WORD = /[\p{L}\d]{4,}/gu

function isSaid({ condition }: SpecRow, text: string): boolean {
  if (condition === undefined) return true
  const said = stems(text)
  return said.has('segun') || [...stems(condition)].some((stem) => said.has(stem))
}

/** What identifies the words of a text. */
export function stems(text: string): ReadonlySet<string> {
  return new Set((foldText(text).match(WORD) ?? []).map((word) => word.slice(0, STEM)))
}
