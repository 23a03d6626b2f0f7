import type { Branch, Site } from '#schema/site.ts'

/** A maps search for the branch's address (spec 7, "External navigation"). */
export function mapHref({ address }: Pick<Branch, 'address'>): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address.value)}`
}

/**
 * The manufacturer's literature list filtered to Chile and corporate certifications, 48 per page (spec 7);
 * undefined where the owner has given none.
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
