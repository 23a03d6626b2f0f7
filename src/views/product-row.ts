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

/** A product as a row of a list. */
export type ProductRowView = NamedProduct & {
  code?: string
  name: RowName
  /** Empty in the folded groups of long lists (`ROWS_WITH_LINES_MOST`); on an industry's page the reason for the product. */
  tagline: string
  picture: Picture
  dataSheet: DocumentLink
  /** In the order of the list's columns; undefined where nothing is published. */
  figures: readonly (StandingFigure | undefined)[]
  features: readonly string[]
  /** Applications, standards, materials and other named lists. */
  lists: readonly NamedList[]
  /** The ids of the filters that it passes. */
  filters: readonly string[]
}

/** A product as a row of a list of any products, with the given columns. */
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

/** A row's texts and figures. */
export function rowFacts(
  product: CatalogueProduct,
  catalogue: Catalogue,
  columns: readonly ColumnSource[],
): Omit<ProductRowView, 'picture' | 'dataSheet'> {
  const { code, name, equipment, applications } = product
  const figures = columns.map((column) => column.figureOf(product))
  // A product for no machine, as a set of tools, has no limits; its uses are shown instead.
  const isTool = equipment.length === 0 && !figures.some(Boolean)
  const { features, tagline, materials, lists } = presentFacts(product, catalogue)
  return {
    ...namedProduct(product),
    ...(code !== undefined && { code }),
    name: { shared: '', own: name },
    tagline,
    figures: isTool
      ? [{ ...textFigure(applications.join('; ')), span: columns.length }]
      : saidOnce(figures),
    features,
    lists: [...lists, ...materials],
    filters: [],
  }
}

/** Words that neighbouring columns repeat span them. */
function saidOnce(figures: ProductRowView['figures']): ProductRowView['figures'] {
  return figures.map((figure, index) => {
    if (!figure?.span) return figure
    const rest = figures.slice(index)
    const other = rest.findIndex((one) => one?.si.text !== figure.si.text)
    return { ...figure, span: other === -1 ? rest.length : other }
  })
}
