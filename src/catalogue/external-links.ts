import type { Branch, Site } from '#schema/site.ts'

/** A search in the maps service made from the branch's address (spec 7, "External navigation"). */
export function mapHref({ address }: Pick<Branch, 'address'>): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address.value)}`
}

/**
 * The manufacturer's literature list: Chile, corporate certifications, certification, 48 a page
 * (spec 7); nothing where the owner has named none.
 */
export function certificatesHref({ certificates }: Pick<Site, 'certificates'>): string | undefined {
  if (!certificates.baseUrl) return undefined
  const url = new URL(certificates.baseUrl.value)
  url.searchParams.set('q', 'Chile')
  url.searchParams.set('productLine', 'Corporate Certifications')
  url.searchParams.set('documentType', 'Certification')
  url.searchParams.set('pageSize', '48')
  return url.href
}
