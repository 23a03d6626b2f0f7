import { breadcrumbsOf } from './breadcrumbs.ts'
import type { Catalogue, CataloguePage } from './catalogue-model.ts'
import { shareCardPath } from './paths.ts'
import { listedProducts, listingPath } from './product-listing.ts'
import { breadcrumbData, productData, type StructuredData } from './structured-data.ts'

/** What a page says of itself to browsers, search engines and whoever shares its link. */
export type PageHead = {
  title: string
  description: string
  canonical: string
  image: string
  siteName: string
  isIndexable: boolean
  structuredData: readonly StructuredData[]
}

type HeadParts = {
  path: string
  title: string
  description: string
  structuredData?: readonly StructuredData[]
  isIndexable?: boolean
  /** The page whose share card stands for this one; itself, unless it says otherwise. */
  cardPath?: string
}

/** Completes a page's own words with what follows from its path and from the brand. */
export function pageHead({ site }: Pick<Catalogue, 'site'>, parts: HeadParts): PageHead {
  const { path, title, description, structuredData = [], isIndexable = true } = parts
  const { cardPath = path } = parts
  return {
    title,
    description,
    canonical: site.baseUrl.value + path,
    image: site.baseUrl.value + shareCardPath(cardPath),
    siteName: `${site.brand.name} Chile`,
    isIndexable,
    structuredData,
  }
}

/** The title of every page but the home page: its own, then the site. */
export function pageTitle(title: string, { site }: Pick<Catalogue, 'site'>): string {
  return `${title} - ${site.brand.name} Chile`
}

/**
 * The head of a page of the catalogue: its trail, and each product whose own place it is. Later pages
 * of a long list of products are pages of their own.
 */
export function cataloguePageHead(model: Catalogue, page: CataloguePage, number = 1): PageHead {
  const { path, content } = page
  const own = listedProducts(page, number).filter(({ pagePath }) => pagePath === path)
  const words = number === 1 ? '' : `, página ${number}`
  return pageHead(model, {
    path: listingPath(path, number),
    cardPath: path,
    title: pageTitle(`${content.title}${words}`, model),
    description: number === 1 ? content.description : `Página ${number}: ${content.description}`,
    structuredData: [
      breadcrumbData(breadcrumbsOf(model, path), model.site),
      ...own.map((product) => productData(product, model.site)),
    ],
  })
}
