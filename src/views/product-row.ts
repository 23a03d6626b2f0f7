import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import type { DocumentLink } from '#catalogue/show/document-link.ts'
import type { NamedList } from '#catalogue/show/named-lists.ts'
import {
  namedProduct,
  presentFacts,
  type NamedProduct,
  type Picture,
} from '#catalogue/show/product-facts.ts'
import { dataSheetLink } from '#datasheets/data-sheet.ts'
import { productRowPicture } from '#pictures/product-drawings.ts'
import type { StandingFigure } from '#figures/present-specs.ts'
import { textFigure } from '#figures/row-figures.ts'
import type { ColumnSource } from './list-columns.ts'
import type { RowName } from './row-names.ts'

/** A product as a row of a list shows it. */
export type ProductRowView = NamedProduct & {
  code?: string
  name: RowName
  /** Empty in the folded groups of a list of more than `LINES_MOST` rows; on an industry's page the reason for the product. */
  tagline: string
  picture: Picture
  dataSheet: DocumentLink
  /** In the order of the list's columns; undefined where nothing is published. */
  figures: readonly (StandingFigure | undefined)[]
  features: readonly string[]
  /** Applications, standards, materials and the like, each under its name. */
  lists: readonly NamedList[]
  /** The ids of the filters that it matches. */
  filters: readonly string[]
}

/** A product as a row of a list of any products, under the given columns. */
export async function presentRow(
  product: CatalogueProduct,
  catalogue: Catalogue,
  columns: readonly ColumnSource[],
): Promise<ProductRowView> {
  return {
    ...rowFacts(product, catalogue, columns),
    picture: productRowPicture(product, catalogue),
    dataSheet: await dataSheetLink(product, catalogue),
  }
}

/** What a row says in words and figures. */
export function rowFacts(
  product: CatalogueProduct,
  catalogue: Catalogue,
  columns: readonly ColumnSource[],
): Omit<ProductRowView, 'picture' | 'dataSheet'> {
  const { code, name, equipment, applications } = product
  const figures = columns.map((column) => column.figureOf(product))
  // What belongs to no machine, as a set of tools, has no limits: what it is for stands in their place.
  const isTool = equipment.length === 0 && !figures.some(Boolean)
  const { features, tagline, materials, lists } = presentFacts(product, catalogue)
  return {
    ...namedProduct(product),
    ...(code !== undefined && { code }),
    name: { shared: '', own: name },
    tagline,
    figures: isTool ? [{ ...textFigure(applications.join('; ')), span: columns.length }] : figures,
    features,
    lists: [...lists, ...materials],
    filters: [],
  }
}
