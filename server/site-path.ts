/** A parsed request target: the decoded names between slashes, and the query (`?…`) as received. */
export type SitePath = Readonly<{
  segments: readonly string[]
  hasTrailingSlash: boolean
  search: string
}>

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i
const FORBIDDEN_IN_NAME = /[/\\\0]/

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Decodes each name once, after splitting at the slashes, so that an encoded slash, backslash or NUL never becomes
 * part of a file path: such targets are malformed. So are dot segments, which clients resolve before they ask (RFC
 * 3986, 5.2.4).
 */
export function readSitePath(target: string): SitePath | 'malformed' {
  const [, path = '', search = ''] =
    /^([^?#]*)(\?[^#]*)?/.exec(target.replace(ABSOLUTE_FORM, '')) ?? []
  const segments: string[] = []
  for (const encoded of (path || '/').slice(1).split('/')) {
    const segment = decodeSegment(encoded)
    if (segment === undefined || segment === '.' || segment === '..') return 'malformed'
    if (FORBIDDEN_IN_NAME.test(segment)) return 'malformed'
    segments.push(segment)
  }
  const hasTrailingSlash = segments.at(-1) === ''
  if (hasTrailingSlash) segments.pop()
  return { segments, hasTrailingSlash, search }
}

/** The decoded path without trailing slash: `/`, `/contacto`. */
export function pathnameOf({ segments }: SitePath): string {
  return `/${segments.join('/')}`
}

/** The address with these decoded names as its path. */
export function hrefOf(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}
