import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { BUILD_DIR } from './build-dir.ts'
import { htmlOf, PAGE_PATHS } from './built-pages.ts'
import { catalogue } from './cached-catalogue.ts'
import { kindAt } from '#site/kinds.ts'

/** The most that a glance at a page may cost, with everything that is transferred. */
const MAX_BYTES = 160_000
/** The same for pages that are only read: a product, a list, a text. */
const MAX_BYTES_READING = 90_000
const READING = [
  'product',
  'category',
  'family',
  'article',
  'listed-article',
  'solution',
  'industry',
  'glossary',
]
/** Without pictures. */
const MAX_REQUESTS = 22

export const kindOf = (path: string) => kindAt(path, catalogue())

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/

/** Counts what a page transfers from now on; the returned function tells in what it costs more than it may. */
export function watchCost(page: Page): () => Promise<string[]> {
  const transferred: Request[] = []
  page.on('requestfinished', (request) => transferred.push(request))
  return async () => {
    await page.waitForLoadState('networkidle')
    const path = new URL(page.url()).pathname
    const sizes = await Promise.all(transferred.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    const requests = transferred.filter((request) => !PICTURE.test(new URL(request.url()).pathname))
    return [
      ...(bytes > 0 ? tooHeavy(path, bytes) : ['nothing was transferred']),
      ...(requests.length > MAX_REQUESTS ? [`${path}: ${requests.length} requests`] : []),
    ]
  }
}

/** This page and others of its kind that are too heavy: they differ only in their own HTML and pictures. */
function tooHeavy(path: string, bytes: number): string[] {
  const kind = kindOf(path)
  const most = READING.includes(kind ?? '') ? MAX_BYTES_READING : MAX_BYTES
  const alike = PAGE_PATHS.filter((other) => kindOf(other) === kind && other !== path)
  return [path, ...alike]
    .map((other) => ({ other, weight: bytes - weightOf(path) + weightOf(other) }))
    .filter(({ weight }) => weight > most)
    .map(({ other, weight }) => `${other}: ${weight} bytes`)
}

/** The transferred size of a page's HTML and of the pictures that are not lazy. */
function weightOf(path: string): number {
  const sizeOf = (name: string) => {
    const file = join(BUILD_DIR, 'client', name)
    if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
    return existsSync(file) ? statSync(file).size : 0
  }
  const pictures = [...htmlOf(path).matchAll(/<img (?![^>]*loading="lazy")[^>]*\bsrc="(\/[^"]+)"/g)]
  const addresses = new Set(pictures.map(([, src = '']) => decodeURI(src)))
  return [join(path, 'index.html'), ...addresses].reduce((sum, name) => sum + sizeOf(name), 0)
}
