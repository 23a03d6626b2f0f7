import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { attributeOf, elementsNamed } from '../../server/html-tree.ts'
import { brotliOptions } from '../build/precompress.ts'
import type { BuiltPage, BuiltSite, SiteCheck } from './built-site.ts'

/**
 * The most that each part of a page may weigh, compressed (brotli), before the visitor does anything. All parts
 * together: tests/page-cost.ts.
 */
const BUDGETS = {
  /** The page including its styles. */
  html: 35_000,
  /** The script that every page runs: it finds the islands to load. */
  scripts: 6_000,
  fonts: 60_000,
} as const

type Weight = Record<keyof typeof BUDGETS, number>

/** Finds pages that weigh too much, wait for a stylesheet, or start a script before `load`. */
export const checkBudgets: SiteCheck = (site) => {
  const sizeOf = compressedSizes(site)
  return site.pages.flatMap((page) => {
    const weight = Object.entries(weightOf(page, site, sizeOf)) as [keyof Weight, number][]
    return [
      ...weight
        .filter(([kind, amount]) => amount > BUDGETS[kind])
        .map(([kind, amount]) => `${page.path}: ${kind} ${amount}, more than ${BUDGETS[kind]}`),
      ...(asksForScript(page) ? [`${page.path}: asks for a script before it has loaded`] : []),
      ...(waitsForStyles(page) ? [`${page.path}: waits for a stylesheet before it paints`] : []),
    ]
  })
}

function asksForScript({ document }: BuiltPage): boolean {
  return (
    elementsNamed(document, 'script').some((one) => attributeOf(one, 'src') !== undefined) ||
    elementsNamed(document, 'link').some((link) => attributeOf(link, 'rel') === 'modulepreload')
  )
}

function waitsForStyles({ document }: BuiltPage): boolean {
  return elementsNamed(document, 'link').some(
    (link) =>
      attributeOf(link, 'rel') === 'stylesheet' && attributeOf(link, 'disabled') === undefined,
  )
}

/**
 * The bytes that a first visit to a page fetches, by kind. Uses patterns: most addresses are in the page's data and
 * styles, not in its markup.
 */
function weightOf(
  { html, file }: BuiltPage,
  site: BuiltSite,
  sizeOf: (address: string) => number = compressedSizes(site),
): Weight {
  const named = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].filter((url) =>
      site.files.has(url),
    )
  const sum = (urls: readonly string[]) => urls.reduce((total, url) => total + sizeOf(url), 0)
  const scripts = named(/"(\/assets\/[^"]+\.js)"/g)
  const fonts = named(/["(](\/[^"()<>\s]+\.woff2)/g)
  return {
    html: sizeOf(`/${file}`),
    scripts: sum(scripts),
    fonts: sum(fonts),
  }
}

/** The transferred size of a file: that of its compressed twin, or of its text when compressed. */
function compressedSizes({ folder, read }: BuiltSite): (address: string) => number {
  const known = new Map<string, number>()
  const measure = (address: string) => {
    const file = path.join(folder, address)
    if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
    if (address.endsWith('.woff2')) return statSync(file).size
    const content = Buffer.from(read(address))
    return brotliCompressSync(content, brotliOptions(address, content.byteLength)).byteLength
  }
  return (address) => {
    const size = known.get(address) ?? measure(address)
    known.set(address, size)
    return size
  }
}
