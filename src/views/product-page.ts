import { pageLabel } from '#catalogue/ask/pages.ts'
import { lowered } from '#schema/letter-case.ts'
import { publishedRanges } from '#figures/ranges.ts'
import { breadcrumbsOf, type Crumb } from './breadcrumbs.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { formatQuantity } from '#figures/format-quantity.ts'
import { productGauges, wordedLimits, type Gauge } from './gauges.ts'
import { listColumns, type ListColumn } from './list-columns.ts'
import { orderedGroups } from '#catalogue/ask/list-groups.ts'
import { measuresOf, type Measures } from '#catalogue/show/measures.ts'
import type { ProductChoice } from '#catalogue/show/measured-choice.ts'
import { productChoice } from './product-choice.ts'
import { describedFor } from './product-list.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { groupSpecs, type SpecGroups } from '#figures/spec-groups.ts'
import {
  namedProduct,
  presentFacts,
  productLabel,
  type NamedProduct,
  type Picture,
  type ProductFacts,
} from '#catalogue/show/product-facts.ts'
import {
  productMeasuresDrawing,
  productPicture,
  productRowPicture,
  productSectionDrawing,
  type MeasuresDrawing,
  type SectionDrawingView,
} from '#pictures/product-drawings.ts'
import { relatedProducts } from '#catalogue/ask/related-products.ts'

/** A product's position in its list ("3 de 11"), and its neighbours. */
export type ListPlace = {
  position: number
  total: number
  previous?: NamedProduct
  next?: NamedProduct
}

/** A sibling's figure, and whether it equals this product's. */
export type SiblingCell = { figure: StandingFigure | undefined; isSame: boolean }

/** The products of the same group, with the columns in which they differ. */
export type Siblings = {
  heading: string
  columns: readonly ListColumn[]
  rows: readonly {
    product: NamedProduct
    picture: Picture
    isThis: boolean
    cells: readonly SiblingCell[]
    /** Its first feature. */
    own: string
  }[]
}

/** Everything on a product's page; the data sheet is linked. */
export type ProductPageView = {
  product: NamedProduct
  crumbs: readonly Crumb[]
  place: ListPlace
  facts: ProductFacts
  specs: SpecGroups
  /** Its dimensions by size, if its drawing shows their letters. */
  measures?: Measures
  choice?: ProductChoice
  gauges: readonly Gauge[]
  /** So few limits leave room beside the drawing for what else is known. */
  isBare: boolean
  /** A note on limits that cannot be used together. */
  limitsNote?: string
  siblings?: Siblings
  /** Alternatives, then accessories. */
  related: readonly {
    product: NamedProduct
    picture: Picture
    reason: string
    relation: 'instead' | 'with'
  }[]
  drawing?: SectionDrawingView
  measuresDrawing?: MeasuresDrawing
  /** The owner's photograph, beside the drawing or in place of a plate. */
  photo?: Picture
}

/** With fewer limits than these, a product's page is bare of them. */
const LIMITS_LEAST = 2

/** The view of a product's page. */
export function presentProductPage(
  product: CatalogueProduct,
  page: CataloguePage,
  catalogue: Catalogue,
): ProductPageView {
  const label = productLabel(product)
  const siblings = siblingsOf(product, page, catalogue)
  const specs = groupSpecs(product.specs, catalogue.properties)
  const measures = measuresOf(product.tables)
  const choice = productChoice(measures, specs, product)
  const limitsNote = togetherNote(product, catalogue)
  const drawing = productSectionDrawing(product, catalogue)
  const limits = productGauges(product, page, catalogue)
  return {
    product: namedProduct(product),
    crumbs: [...breadcrumbsOf(catalogue, page.path), { label, href: product.href }],
    place: placeIn(product, page, catalogue),
    facts: presentFacts(product, catalogue),
    specs,
    ...(measures && { measures }),
    ...(choice && { choice }),
    gauges: [...limits, ...wordedLimits(product, page)],
    isBare: limits.length < LIMITS_LEAST,
    ...(limitsNote !== undefined && { limitsNote }),
    ...(siblings && { siblings }),
    related: relatedProducts(product, catalogue).map((one) => ({
      ...one,
      product: namedProduct(one.product),
      picture: productRowPicture(one.product, catalogue),
    })),
    ...(drawing && { drawing }),
    ...(measures && { measuresDrawing: productMeasuresDrawing(product, measures) }),
    ...(catalogue.ownerPhotos.has(product.id) && { photo: productPicture(product, catalogue) }),
  }
}

/**
 * The note that a sheet gasket does not hold its highest pressure at its highest temperature: data sheets limit
 * pressure × temperature, some by thickness.
 */
function togetherNote(
  product: CatalogueProduct,
  { properties }: Pick<Catalogue, 'properties'>,
): string | undefined {
  const limits = publishedRanges(product, properties)
    .filter(({ kind }) => kind === 'pressure-temperature')
    .map(({ text, thickness }) =>
      thickness === undefined
        ? text
        : `${text} en ${formatQuantity({ value: thickness, unit: 'mm' })}`,
    )
  if (limits.length === 0) return undefined
  const all = new Intl.ListFormat('es').format(limits)
  return `La presión y la temperatura máximas no se admiten juntas: su producto llega a ${all}.`
}

/** The product's position, in the order of the list's rows. */
function placeIn(
  product: CatalogueProduct,
  page: CataloguePage,
  { pages }: Pick<Catalogue, 'pages'>,
): ListPlace {
  const rows = orderedGroups(page, pages).flatMap(({ members }) => members)
  const index = rows.indexOf(product)
  const [previous, next] = [rows[index - 1], rows[index + 1]]
  return {
    position: index + 1,
    total: rows.length,
    ...(previous && { previous: namedProduct(previous) }),
    ...(next && { next: namedProduct(next) }),
  }
}

function siblingsOf(
  product: CatalogueProduct,
  page: CataloguePage,
  catalogue: Catalogue,
): Siblings | undefined {
  const groups = orderedGroups(page, catalogue.pages)
  const group = groups.find(({ members }) => members.includes(product))
  if (!group || group.members.length < 2) return undefined
  const columns = listColumns(group.members, describedFor(page, catalogue)).filter(
    ({ figureOf }) => group.members.filter(figureOf).length * 2 >= group.members.length,
  )
  const listName = pageLabel(page.content)
  return {
    heading: `De su ${group.heading === undefined ? 'lista' : 'grupo'}: ${[listName, group.heading]
      .flatMap((name) => (name === undefined ? [] : [lowered(name, catalogue.site.brand.name)]))
      .join(', ')}`,
    columns: columns.map(({ figureOf: _figureOf, axis: _axis, ...column }) => column),
    rows: [product, ...group.members.filter((one) => one !== product)].map((other) => ({
      product: namedProduct(other),
      // Decorative: its name stands beside it.
      picture: { ...productRowPicture(other, catalogue), alt: '' },
      isThis: other === product,
      cells: columns.map(({ figureOf }) => {
        const figure = figureOf(other)
        return { figure, isSame: other !== product && isSameFigure(figure, figureOf(product)) }
      }),
      own: other.features[0] ?? '',
    })),
  }
}

function isSameFigure(a: StandingFigure | undefined, b: StandingFigure | undefined): boolean {
  return a !== undefined && a.si.text === b?.si.text && a.condition === b.condition
}
