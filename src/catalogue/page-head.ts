import { breadcrumbsOf } from './breadcrumbs.ts'
import type { Catalogue, CataloguePage } from './catalogue-model.ts'
import { shareCardPath } from './paths.ts'
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
}

/** Completes a page's own words with what follows from its path and from the brand. */
export function pageHead({ site }: Pick<Catalogue, 'site'>, parts: HeadParts): PageHead {
  const { path, title, description, structuredData = [], isIndexable = true } = parts
  return {
    title,
    description,
    canonical: site.baseUrl.value + path,
    image: site.baseUrl.value + shareCardPath(path),
    siteName: `${site.brand.name} Chile`,
    isIndexable,
    structuredData,
  }
}

/** The title of every page but the home page: its own, then the site. */
export function pageTitle(title: string, { site }: Pick<Catalogue, 'site'>): string {
  return `${title} - ${site.brand.name} Chile`
}

/** The head of a page of the catalogue: its trail, and each product whose own place it is. */
export function cataloguePageHead(model: Catalogue, page: CataloguePage): PageHead {
  const { path, content, products } = page
  const own = products.filter(({ pagePath }) => pagePath === path)
  return pageHead(model, {
    path,
    title: pageTitle(content.title, model),
    description: content.description,
    structuredData: [
      breadcrumbData(breadcrumbsOf(model, path), model.site),
      ...own.map((product) => productData(product, model.site)),
    ],
  })
}
