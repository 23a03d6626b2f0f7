import type { BuiltPage, SiteCheck } from './built-site.ts'
import { attributeOf, elementsIn, elementsNamed } from '../../server/html-tree.ts'

const REFERENCES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'action'])
const SOURCE_SETS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset'])
/** Answered by the server, not by a file. */
const SERVED = ['/api/']
/** A stand-in: resolving against it leaves the site's own addresses recognisable. */
const ORIGIN = 'https://sitio.invalid'

/**
 * Every internal link, image and file that a page names must exist, and so must its fragment. A link that
 * leaves the site opens a tab of its own, which gets no hold on this one (spec 7); nothing leads nowhere.
 */
export const checkLinks: SiteCheck = ({ pages, files }) => {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]))
  const hasTarget = (path: string) => {
    return ids.has(path) || files.has(path) || SERVED.some((start) => path.startsWith(start))
  }
  return pages.flatMap((page) => [
    ...linkFaults(page),
    ...referencesOf(page).flatMap((reference) => {
      const url = URL.parse(reference, ORIGIN + page.path)
      if (!url) return [`${page.path}: «${reference}» is no address`]
      if (url.origin !== ORIGIN) return []
      const path = decodeURIComponent(url.pathname)
      if (!hasTarget(path)) return [`${page.path}: ${reference} does not exist`]
      const fragment = decodeURIComponent(url.hash.slice(1))
      const isMissing = fragment !== '' && ids.get(path)?.has(fragment) === false
      return isMissing ? [`${page.path}: ${reference} names no part of ${path}`] : []
    }),
  ])
}

function linkFaults({ path, document }: BuiltPage): string[] {
  return elementsNamed(document, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href')
    if (href === undefined || href === '' || href === '#') return [`${path}: a link leads nowhere`]
    if (!/^https?:/.test(href)) return []
    const isOwnTab = attributeOf(link, 'target') === '_blank'
    const isApart = attributeOf(link, 'rel')?.split(' ').includes('noopener') === true
    return isOwnTab && isApart ? [] : [`${path}: ${href} opens in this tab, or keeps hold of it`]
  })
}

function referencesOf(page: BuiltPage): string[] {
  const references = attributesOf(page).flatMap(({ name, value }) => {
    if (REFERENCES.has(name)) return [value]
    if (!SOURCE_SETS.has(name)) return []
    return value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
  })
  return [...new Set(references)]
}

function idsOf(page: BuiltPage): Set<string> {
  const ids = attributesOf(page).filter(({ name }) => name === 'id')
  return new Set(ids.map(({ value }) => value))
}

function attributesOf({ document }: BuiltPage) {
  return elementsIn(document).flatMap(({ attrs }) => attrs)
}
