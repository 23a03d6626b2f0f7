import type { StatedFigures } from '#schema/vocabulary.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import type { ContentFile } from '../read/content-file.ts'
import { formatNumber } from '#figures/format-number.ts'
import { productNaming } from './named-products.ts'
import { CONDITIONS_PATH, familyPathOf, PRIVACY_PATH, PRODUCTS_FOLDER } from '../paths.ts'
import type { Problem } from '../read/problem.ts'
import { figureKey, publishedFigures } from './published-figures.ts'
import { textsIn } from '../read/texts-in.ts'
import { writtenFigures } from './written-figures.ts'

/** Running text and its place: a page, the home page, the vocabulary. */
export type Prose = { path: string; file: ContentFile; content: object }

/** Pages whose figures are the owner's own terms, which no table states. */
const LEGAL_PAGES = new Set([CONDITIONS_PATH, PRIVACY_PATH])

/**
 * One figure, one place: each figure in running text must be published by a table or listed with its source in
 * vocabulario/cifras.yaml. A product's text may state its own figures and those of products it names; a page's
 * text also those of its family. So a text cannot go stale when its table changes.
 */
export function checkStatedFigures(
  prose: readonly Prose[],
  pages: ReadonlyMap<string, CataloguePage>,
  products: readonly CatalogueProduct[],
  stated: { content: StatedFigures; file: ContentFile },
  problems: Problem[],
) {
  const namedIn = productNaming(products)
  const ofProduct = new Map(products.map((product) => [product.id, publishedFigures(product)]))
  const ofFamily = figuresByFamily([...pages.values()])
  const ofPage = Map.groupBy(stated.content.figures, ({ page }) => page)
  const used = new Set<object>()

  for (const { path, file, content } of prose) {
    if (LEGAL_PAGES.has(path)) continue
    for (const { text, at, product } of textsIn(content)) {
      const figures = writtenFigures(text)
      if (figures.length === 0) continue
      const own = product === undefined ? ofFamily.get(familyOf(path)) : ofProduct.get(product)
      const known = [own, ...namedIn(text).map(({ id }) => ofProduct.get(id))]
      for (const figure of figures) {
        const key = figureKey(figure)
        if (known.some((set) => set?.has(key))) continue
        const entry = ofPage.get(path)?.find((one) => keysIn(one.figure).includes(key))
        if (entry) used.add(entry)
        else problems.push(file.problem(at, unknownFigure(figure)))
      }
    }
  }
  stated.content.figures.forEach((entry, index) => {
    if (used.has(entry)) return
    const message = `ningún texto de ${entry.page} necesita «${entry.figure}»`
    problems.push(stated.file.problem(['figures', index], message))
  })
}

function unknownFigure({ value, unit }: { value: number; unit: string }): string {
  const figure = `${formatNumber(value)} ${unit}`
  return `«${figure}» no está en ninguna tabla de su producto o su familia: corrígela, o agrégala con su fuente en vocabulario/cifras.yaml`
}

function keysIn(text: string): string[] {
  return writtenFigures(text).map(figureKey)
}

/** The figures of each family, its pages, products, and the products that a page links to. */
function figuresByFamily(pages: readonly CataloguePage[]): ReadonlyMap<string, Set<string>> {
  const families = new Map<string, Set<string>>()
  for (const { path, content, products } of pages) {
    const family = families.get(familyOf(path)) ?? new Set<string>()
    families.set(familyOf(path), family)
    publishedFigures(content, family)
    publishedFigures(products, family)
    // "{productos|un modelo|modelos}" is written in digits above twenty, and then counts as a figure.
    family.add(figureKey({ value: products.length, unit: 'modelos' }))
  }
  return families
}

/** The family that a category belongs to ("/productos/sellos-mecanicos"); any other page is its own. */
function familyOf(path: string): string {
  return path.startsWith(PRODUCTS_FOLDER) ? familyPathOf(path) : path
}
