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

/** Running text and where it stands: a page, the home page, the vocabulary. */
export type Prose = { path: string; file: ContentFile; content: object }

/** Their terms are the owner's own: no table states them. */
const LEGAL_PAGES = new Set([CONDITIONS_PATH, PRIVACY_PATH])

/**
 * One figure, one place: each figure that running text states is one that a table publishes, or stands
 * in vocabulario/cifras.yaml with its source. A product's text may state the product's own figures and
 * those of the products that it names; a page's, those of its family too. So a text cannot go on saying
 * what its table no longer does.
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

/** Every figure of the pages and products of a family, and of the products that a page links to. */
function figuresByFamily(pages: readonly CataloguePage[]): ReadonlyMap<string, Set<string>> {
  const families = new Map<string, Set<string>>()
  for (const { path, content, products } of pages) {
    const family = families.get(familyOf(path)) ?? new Set<string>()
    families.set(familyOf(path), family)
    publishedFigures(content, family)
    publishedFigures(products, family)
    // "{productos|un modelo|modelos}", which is a figure where there are more than twenty.
    family.add(figureKey({ value: products.length, unit: 'modelos' }))
  }
  return families
}

/** "/productos/sellos-mecanicos" of its categories; any other page is a family of its own. */
function familyOf(path: string): string {
  return path.startsWith(PRODUCTS_FOLDER) ? familyPathOf(path) : path
}
