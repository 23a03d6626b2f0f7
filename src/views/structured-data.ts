import type { Branch } from '#schema/site.ts'
import type { Crumb } from './breadcrumbs.ts'
import type { Catalogue, CatalogueProduct } from '#catalogue/catalogue-model.ts'
import { HOME_PATH, iconPath, productDrawingPath, shareCardPath } from '#catalogue/paths.ts'
import { productLabel } from '#catalogue/show/product-facts.ts'
import { figureLine, type KeyFigure } from '#figures/present-specs.ts'

/** A schema.org node as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>

type Site = Catalogue['site']

/** The company and its branches, with the data that the owner has given. */
export function organizationData(site: Site): StructuredData[] {
  const { baseUrl, brand, networks, branches } = site
  const id = `${baseUrl.value}/#empresa`
  const known = networks.filter(({ url }) => !url.pending).map(({ url }) => url.value)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': id,
      name: `${brand.name} Chile`,
      url: `${baseUrl.value}/`,
      logo: baseUrl.value + iconPath('icono-512.png'),
      ...(known.length > 0 && { sameAs: known }),
    },
    ...branches.map((branch) => branchData(branch, site, id)),
  ]
}

function branchData(
  branch: Branch,
  { baseUrl, brand }: Site,
  organization: string,
): StructuredData {
  const { id, title, address, phone, email, comuna, city, region } = branch
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${baseUrl.value}/#${id}`,
    name: `${brand.name} Chile, ${title}`,
    parentOrganization: { '@id': organization },
    url: `${baseUrl.value}/#sucursales`,
    image: `${baseUrl.value}${shareCardPath(HOME_PATH)}`,
    address: {
      '@type': 'PostalAddress',
      ...(!address.pending && { streetAddress: address.value }),
      addressLocality: comuna ?? city,
      addressRegion: region,
      addressCountry: 'CL',
    },
    ...(phone?.pending === false && { telephone: phone.value }),
    ...(email?.pending === false && { email: email.value }),
  }
}

/** The breadcrumbs of a page. */
export function breadcrumbData(crumbs: readonly Crumb[], { baseUrl }: Site): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: baseUrl.value + href,
    })),
  }
}

/** The products that a page lists, by the addresses of their pages, which hold their data. */
export function productListData(
  products: readonly CatalogueProduct[],
  { baseUrl }: Site,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: baseUrl.value + product.href,
    })),
  }
}

/**
 * A product. Price, rating and stock are never claimed. Its figures are the limits of its page, with their
 * conditions.
 */
export function productData(
  product: CatalogueProduct,
  site: Site,
  figures: readonly Pick<KeyFigure, 'label' | 'si' | 'condition'>[],
): StructuredData {
  const { id, href, name, tagline, code } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': site.baseUrl.value + href,
    name: code === undefined ? name : `${productLabel(product)}, ${name}`,
    description: tagline,
    ...(code !== undefined && { mpn: code }),
    brand: { '@type': 'Brand', name: site.brand.name },
    image: site.baseUrl.value + productDrawingPath(id),
    url: site.baseUrl.value + href,
    ...(figures.length > 0 && {
      additionalProperty: figures.map((figure) => ({
        '@type': 'PropertyValue',
        name: figure.label,
        value: figureLine(figure),
      })),
    }),
  }
}
