import type { Catalogue } from './catalogue-model.ts'
import { shareCardPath } from './paths.ts'
import type { StructuredData } from './structured-data.ts'

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
