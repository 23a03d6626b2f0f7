import { decodeReferences, markupOf, type BuiltPage, type SiteCheck } from './built-site.ts'

const REFERENCE = /\s(?:href|src|poster|action|srcset|imagesrcset)="([^"]*)"/gi
const ID = /\sid="([^"]+)"/g
/** Answered by the server, not by a file. */
const SERVED = ['/api/']
/** A stand-in: resolving against it leaves the site's own addresses recognisable. */
const ORIGIN = 'https://sitio.invalid'

/** Every internal link, image and file that a page names must exist, and so must its fragment. */
export const checkLinks: SiteCheck = ({ pages, files }) => {
  const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
  const hasTarget = (path: string) => {
    return ids.has(path) || files.has(path) || SERVED.some((start) => path.startsWith(start))
  }
  return pages.flatMap((page) =>
    referencesOf(page).flatMap((reference) => {
      const url = URL.parse(reference, ORIGIN + page.path)
      if (!url) return [`${page.path}: «${reference}» is no address`]
      if (url.origin !== ORIGIN) return []
      const path = decodeURIComponent(url.pathname)
      if (!hasTarget(path)) return [`${page.path}: ${reference} does not exist`]
      const fragment = decodeURIComponent(url.hash.slice(1))
      const isMissing = fragment !== '' && ids.get(path)?.has(fragment) === false
      return isMissing ? [`${page.path}: ${reference} names no part of ${path}`] : []
    }),
  )
}

function referencesOf({ html }: BuiltPage): string[] {
  const found = [...markupOf(html).matchAll(REFERENCE)].flatMap(([whole, value = '']) =>
    whole.toLowerCase().includes('srcset')
      ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
      : [value],
  )
  return [...new Set(found.map(decodeReferences))]
}

function idsOf(html: string): Set<string> {
  return new Set([...markupOf(html).matchAll(ID)].map(([, id = '']) => decodeReferences(id)))
}
