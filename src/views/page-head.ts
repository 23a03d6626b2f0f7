import { breadcrumbsOf } from './breadcrumbs.ts'
import type { Catalogue, CataloguePage, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { lastRevised } from '#catalogue/ask/revised.ts'
import { shareCardPath } from '#catalogue/paths.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import { productGauges } from './gauges.ts'
import {
  breadcrumbData,
  productData,
  productListData,
  type StructuredData,
} from './structured-data.ts'

/** A page's metadata for browsers, search engines and shared links. */
export type PageHead = {
  title: string
  description: string
  canonical: string
  image: string
  siteName: string
  isIndexable: boolean
  /** Date of the content's last revision; shown in print. */
  revised?: string
  structuredData: readonly StructuredData[]
}

type HeadParts = {
  path: string
  title: string
  description: string
  structuredData?: readonly StructuredData[]
  isIndexable?: boolean
  revised?: string
}

/** Completes a page's metadata with what follows from its path and the brand. */
export function pageHead({ site }: Pick<Catalogue, 'site'>, parts: HeadParts): PageHead {
  const { path, title, description, structuredData = [], isIndexable = true, revised } = parts
  return {
    title,
    description,
    canonical: site.baseUrl.value + path,
    image: site.baseUrl.value + shareCardPath(path),
    siteName: `${site.brand.name} Chile`,
    isIndexable,
    structuredData,
    ...(revised !== undefined && { revised }),
  }
}

/** The title of every page but the home page: its own, then the site's. */
export function pageTitle(title: string, { site }: Pick<Catalogue, 'site'>): string {
  return `${title} - ${site.brand.name} Chile`
}

/** The head of a catalogue page: its breadcrumbs, and the products that it defines. */
export function cataloguePageHead(model: Catalogue, page: CataloguePage): PageHead {
  const { path, content, products } = page
  const own = products.filter(({ pagePath }) => pagePath === path)
  return pageHead(model, {
    path,
    title: pageTitle(content.title, model),
    description: content.description,
    revised: lastRevised([page]),
    structuredData: [
      breadcrumbData(breadcrumbsOf(model, path), model.site),
      ...(own.length > 0 ? [productListData(own, model.site)] : []),
    ],
  })
}

/** What every catalogue page has: metadata, breadcrumbs, title and lead. */
export function headAndTitle<Page extends CataloguePage>(model: Catalogue, page: Page) {
  const { title, lead }: { title: string; lead: Page['content']['lead'] } = page.content
  return {
    head: cataloguePageHead(model, page),
    crumbs: breadcrumbsOf(model, page.path),
    title,
    lead,
  }
}

/** The head of a product's page; the tagline serves as its description. */
export function productPageHead(model: Catalogue, product: CatalogueProduct): PageHead {
  const { code, name, tagline, href, pagePath, caption, revised } = product
  const label = productLabel(product)
  const page = model.pages.get(pagePath)
  return pageHead(model, {
    path: href,
    title: pageTitle(caption, model),
    description: `${name}${code === undefined ? '' : ` ${code}`}. ${tagline}.`,
    revised,
    structuredData: [
      breadcrumbData([...breadcrumbsOf(model, pagePath), { label, href }], model.site),
      productData(product, model.site, page ? productGauges(product, page, model) : []),
    ],
  })
}
