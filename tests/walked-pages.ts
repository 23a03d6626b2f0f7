import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_DIR } from './build-dir.ts'
import { PAGE_PATHS } from './built-pages.ts'
import { PAGE_KINDS } from './page-kinds.ts'

const START_TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
/** What no reader sees: scripts and styles, whose text may hold anything. */
const UNSEEN = /<(script|style)\b[^]*?<\/\1>/g

/** The kinds of markup on a page: each element with the names of its attributes, and each class with its element. */
export function markupOf(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, tag = '', text = ''] of html.replace(UNSEEN, '').matchAll(START_TAG)) {
    const attributes = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => {
      if (name === 'class') for (const one of value.split(/\s+/)) found.add(`${tag}.${one}`)
      return name
    })
    found.add(`${tag} ${attributes.toSorted().join(' ')}`)
  }
  return found
}

/** So many of the pages that every kind of markup stands on one: those that are wanted, then always the one that brings most. */
export function coverOf(
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  wanted: readonly string[],
): string[] {
  const chosen = wanted.filter((page) => pages.has(page))
  const missing = new Set([...pages.values()].flatMap((markup) => [...markup]))
  const take = (page: string) => pages.get(page)?.forEach((one) => missing.delete(one))
  chosen.forEach(take)
  while (missing.size > 0) {
    const brought = [...pages].map(([page, markup]) => ({
      page,
      count: [...markup].filter((one) => missing.has(one)).length,
    }))
    const { page } = brought.reduce((most, next) => (next.count > most.count ? next : most))
    chosen.push(page)
    take(page)
  }
  return chosen
}

const htmlOf = (page: string) =>
  readFileSync(path.join(BUILD_DIR, 'client', page, 'index.html'), 'utf8')

/**
 * The pages that are opened in a browser: one of each kind, and as many more as it takes to see every piece of markup that
 * the site has. EVERY_PAGE opens them all. The markup, words and links of all are checked in any case (tools/site).
 */
export const WALKED_PATHS: readonly string[] = process.env['EVERY_PAGE']
  ? PAGE_PATHS
  : coverOf(new Map(PAGE_PATHS.map((page) => [page, markupOf(htmlOf(page))])), PAGE_KINDS)
