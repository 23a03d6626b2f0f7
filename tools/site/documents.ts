import { readFileSync } from 'node:fs'
import path from 'node:path'
import { documentLink } from '#catalogue/show/document-link.ts'
import { type BuiltSite, type SiteCheck, textOf } from './built-site.ts'
import { attributeOf, elementsNamed } from '../../server/html-tree.ts'

const DOCUMENT = /^\/.+\.pdf$/
const NOTE = /\((PDF, [^)]+)\)/
const PAGES_IN_NOTE = /(\d+)\s+páginas?/

/** Checks that every expected document exists, and that links to documents describe them correctly. */
export function checkDocuments(expected: readonly string[]): SiteCheck {
  return (site) => {
    const links = site.pages.flatMap(({ path: page, document }) =>
      elementsNamed(document, 'a').map((link) => ({
        page,
        href: attributeOf(link, 'href') ?? '',
        words: textOf(link),
      })),
    )
    const linked = new Set(links.map(({ href }) => href))
    return [
      ...expected.filter((href) => !isPdf(site, href)).map((href) => `${href}: is no PDF`),
      ...links.flatMap(({ page, href, words }) => {
        const problem = DOCUMENT.test(href) ? linkProblem(site, href, words) : undefined
        return problem === undefined ? [] : [`${page}: the link to ${href} ${problem}`]
      }),
      ...expected.filter((href) => !linked.has(href)).map((href) => `${href}: no page leads there`),
    ]
  }
}

function linkProblem(site: BuiltSite, href: string, words: string): string | undefined {
  const note = NOTE.exec(words)?.[1]
  if (note === undefined) return 'does not say its type and size'
  if (!isPdf(site, href)) return 'leads to no PDF'
  const pages = PAGES_IN_NOTE.exec(note)?.[1]
  const bytes = bytesOf(site, href).byteLength
  const truth = documentLink(href, { bytes, ...(pages && { pages: Number(pages) }) }).note
  return note === truth ? undefined : `says «${note}» of a file of ${bytes} bytes`
}

function isPdf(site: BuiltSite, href: string): boolean {
  return site.files.has(href) && bytesOf(site, href).subarray(0, 5).toString() === '%PDF-'
}

function bytesOf({ folder }: BuiltSite, href: string): Buffer {
  return readFileSync(path.join(folder, href))
}
