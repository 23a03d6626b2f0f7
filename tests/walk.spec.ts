import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenWords } from './broken-words.ts'
import { BUILD_DIR } from './build-dir.ts'
import { htmlOf, PAGE_PATHS, UNLISTED_PATHS, waitUntilAlive } from './built-pages.ts'
import { kindOf, watchCost } from './page-cost.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { expect, test, type Page } from '@playwright/test'
import { faultsOf, violations } from './page-faults.ts'
import { holdFonts, LATE, SHIFT_MAX, watchShifts } from './shift-watch.ts'

const START_TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g
/** Scripts and styles, whose text may contain anything, and what is in a drawing, which has rules of its own. */
const LEFT_OUT = /<(script|style)\b[^]*?<\/\1>|(?<drawing><svg\b[^>]*>)[^]*?<\/svg>/g

/** The kinds of markup on a page: elements with each of their attributes, and with each of their classes. */
function markupOf(html: string): Set<string> {
  const found = new Set<string>()
  for (const [, tag = '', text = ''] of html.replace(LEFT_OUT, '$<drawing>').matchAll(START_TAG)) {
    for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
      found.add(`${tag} ${name}`)
      if (name === 'class') for (const one of value.split(/\s+/)) found.add(`${tag}.${one}`)
    }
  }
  return found
}

/** A small set of pages that has every kind of markup: first `wanted`, then always the page that adds most. */
function coverOf(
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

const ONE_A_KIND = [...new Map(PAGE_KINDS.map((page) => [kindOf(page), page])).values()]

/**
 * The pages that are opened in a browser: one of each kind, and as many as are needed to see every kind of markup of
 * the site; chosen once, for all workers. EVERY_PAGE opens them all. tools/site checks the markup, words and links of
 * all pages in any case.
 */
const WALKED_PATHS: readonly string[] = process.env['EVERY_PAGE']
  ? PAGE_PATHS
  : (process.env['WALKED_PATHS'] ??= coverOf(
      new Map(PAGE_PATHS.map((page) => [page, markupOf(htmlOf(page))])),
      ONE_A_KIND,
    ).join(' ')).split(' ')

// Each page is opened once and checked for everything: opening a page costs more than a check.

const TELEPHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 900 }
const DESK = { width: 1440, height: 900 }
/** WCAG 2.2, 1.4.10 "Reflow". */
const NARROWEST = { width: 320, height: 640 }
/** How much thicker than its weight a line may be shown. */
const MOST = 1.5
/** Pages that answer a query, once their scripts have loaded: some pictures only occur in answers. */
const ASKED = ['/selector?p=600&p-en=psi', '/buscar?q=442c', '/comparar?p=442c,442m']
const STAND_INS = ['/no-existe', '/sin-senal']
/** Pages of one kind have the same layout and colours: one of each is checked closely. */
const CLOSELY = new Set([...ONE_A_KIND, ...STAND_INS])
/** Pages whose header and footer are checked: the footer never differs, the header by family or form. */
const WITH_FRAME = new Set([
  '/',
  '/contacto',
  '/productos/sellos-mecanicos',
  '/buscar',
  '/no-existe',
])

test('a page of every kind is walked through', () => {
  const seen = new Set(ONE_A_KIND.map(kindOf))
  expect(PAGE_PATHS.filter((page) => !seen.has(kindOf(page)))).toEqual([])
})

test('a piece of markup that one page alone has brings that page into the walk', () => {
  const pages = new Map(
    Object.entries({
      '/a': '<p class="x"><a href="/b">b</a></p>',
      '/b': '<p class="x"><a href="/a">a</a></p><script>"<i>"</script>',
      '/c': '<p class="x y"></p>',
      '/d': '<p class="x"><a href="/a" hidden>a</a></p>',
    }).map(([page, html]) => [page, markupOf(html)]),
  )
  expect(coverOf(pages, ['/b']).toSorted()).toEqual(['/b', '/c', '/d'])
})

for (const address of new Set([...WALKED_PATHS, ...UNLISTED_PATHS, ...ASKED, ...STAND_INS])) {
  const isStandIn = STAND_INS.includes(address)
  const isAsked = ASKED.includes(address)
  test(`${address} is sound, on a telephone and on a desk, by day and by night, before its scripts and after`, async ({
    baseURL,
    page,
  }) => {
    const faults = faultsOf(page, baseURL)
    const tooDear = watchCost(page)
    await page.setViewportSize(TELEPHONE)
    const shifted = await watchShifts(page)
    const releaseFonts = await holdFonts(page)
    const response = await page.goto(address, { waitUntil: 'commit' })
    expect(response?.status()).toBe(address === '/no-existe' ? 404 : 200)
    await expect(page.locator('h1')).toBeVisible()
    // Scripts wait for the page's load, and that for its fonts.
    if (!isAsked) expect(await unseenWithoutScripts(page)).toBe(0)
    await releaseFonts()
    expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
    if (isStandIn) await expectToBeKeptFromSearch(page)
    if (!isAsked && !isStandIn) expect(await tooDear()).toEqual([])
    // Stand-in pages have no scripts.
    if (!isStandIn) await waitUntilAlive(page)
    // Content that arrives with the scripts or their data must not shift the text either.
    const late = LATE[address]?.(page).first()
    if (late) {
      await expect(late).toBeVisible()
      expect(await shifted()).toBeLessThanOrEqual(SHIFT_MAX)
    }
    if (!isStandIn && !isAsked) expect(await scriptsBeforeLoad(page)).toEqual([])
    // WCAG 2.2, 1.4.4: text at 200 %.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await whatWidens(page)).toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await page.setViewportSize(NARROWEST)
    expect(await whatWidens(page)).toEqual([])
    expect(await brokenWords(page)).toEqual([])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await page.waitForLoadState('networkidle')
    // The console also reports the missing page.
    if (!isStandIn) expect(faults).toEqual([])

    // At the top, sticky elements do not cover others.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const without = WITH_FRAME.has(address) ? [] : ['body > header', 'body > footer']
    const closely = CLOSELY.has(address) ? [TELEPHONE, DESK] : [TELEPHONE]
    const found: string[] = []
    for (const screen of [TELEPHONE, TABLET, DESK]) {
      await page.setViewportSize(screen)
      // For a moment a picture may still be the one chosen for the previous window.
      await expect.poll(() => picturesTooLarge(page)).toEqual([])
      if (!closely.includes(screen)) continue
      found.push(...(await accessibilityFaults(page, without)))
    }
    expect(found).toEqual([])
  })
}

async function expectToBeKeptFromSearch(page: Page): Promise<void> {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
}

async function accessibilityFaults(page: Page, without: readonly string[]): Promise<string[]> {
  const byDay = await violations(page, { without })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const byNight = await violations(page, { without, isOfColours: true })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...byDay, ...byNight.map((fault) => `by night: ${fault}`)]
}

/** The number of elements that are invisible until scripts run: no text and no form may depend on them. */
async function unseenWithoutScripts(page: Page): Promise<number> {
  await page.waitForLoadState('domcontentloaded')
  // A checkbox lies invisibly beneath its own label, which shows its state.
  return page.locator('main, main *:not(label > input)').evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { opacity, visibility } = getComputedStyle(element)
        return opacity === '0' && visibility === 'visible'
      }).length,
  )
}

/** The scripts requested before the page's `load` event; there must be some after it. */
async function scriptsBeforeLoad(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loadedAt =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    if (loadedAt === 0 || scripts.length === 0) return ['nothing was measured']
    return scripts.filter(({ startTime }) => startTime < loadedAt).map(({ name }) => name)
  })
}

/** The elements that make the page scroll sideways. */
async function whatWidens(shown: Page): Promise<string[]> {
  return shown.evaluate(() => {
    // Lazily rendered content counts too.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth
    // An absolutely positioned element is clipped by the box it is placed in, not by its parent.
    const boxAround = (element: Element) =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement
    const isClipped = (element: Element): boolean => {
      const box = boxAround(element)
      if (!box || box === document.body) return false
      return getComputedStyle(box).overflowX !== 'visible' || isClipped(box)
    }
    const culprits = [...document.querySelectorAll('body *')]
      .filter((element) => sticksOut(element) && !isClipped(element))
      .map(({ tagName, className }) => `${tagName} ${className}`)
    return [`${scrollWidth} px wide`, ...culprits]
  })
}

/** A picture's address, or its inlined svg element; its box, and its object-fit. */
type Shown = { picture: string; width: number; height: number; fit: string }

/** Every drawing that takes up space on the page. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const pictures = [
      ...[...document.images].map((image) => ({
        picture: new URL(image.currentSrc || image.src).pathname,
        element: image,
      })),
      ...[...document.querySelectorAll('svg[data-made-for]')].map((element) => ({
        picture: element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1),
        element,
      })),
    ]
    return pictures.flatMap(({ picture, element }) => {
      const { width, height } = element.getBoundingClientRect()
      const fit = getComputedStyle(element).objectFit
      const isDrawing = picture.startsWith('/dibujos/') || picture.startsWith('<svg')
      return isDrawing && width > 0 ? [{ picture, width, height, fit }] : []
    })
  })

/** The width and height of a drawing, and the width it is made for. */
const sizes = new Map<string, readonly [width: number, height: number, madeFor: number]>()

function sizeOf(picture: string) {
  const known = sizes.get(picture)
  if (known) return known
  const svg = picture.startsWith('<')
    ? picture
    : readFileSync(path.join(BUILD_DIR, 'client', picture), 'utf8')
  const [, w, h] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const [, madeFor] = /data-made-for="(\d+)"/.exec(svg) ?? []
  const size = [Number(w), Number(h), Number(madeFor)] as const
  sizes.set(picture, size)
  return size
}

/** The ratio of a picture's shown width to the width it is made for; NaN if it does not state that. */
function magnification({ picture, width, height, fit }: Shown): number {
  const [w, h, madeFor] = sizeOf(picture)
  const ratio = w / h
  const whole = fit === 'cover' ? Math.max(width, height * ratio) : Math.min(width, height * ratio)
  return whole / madeFor
}

/** The drawings that this window shows larger than they are made for. */
async function picturesTooLarge(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width
  return (await shownOn(page)).flatMap((shown) => {
    const times = magnification(shown)
    return times <= MOST ? [] : [`${width} px: ${shown.picture} ${times.toFixed(2)} times its size`]
  })
}

test('what each look is for is found where it is planted', async ({ page }) => {
  const enlarged = async (address: string) => {
    await page.goto(address)
    await page.addStyleTag({ content: 'img, svg { scale: 4 }' })
    return picturesTooLarge(page)
  }
  expect(await enlarged('/')).toContainEqual(expect.stringContaining('/dibujos/'))
  const product = '/productos/sellos-mecanicos/sellos-partidos/442c'
  expect(await enlarged(product)).toContainEqual(expect.stringContaining('<svg'))

  await page.goto('/contacto')
  const narrow = await page.addStyleTag({ content: 'h1 { inline-size: 3ch }' })
  expect(await brokenWords(page)).toContainEqual(expect.stringContaining('Contáctanos'))
  await narrow.evaluate((style: HTMLStyleElement) => style.remove())
  await page.addStyleTag({ content: 'main p { opacity: 0 }' })
  expect(await unseenWithoutScripts(page)).toBeGreaterThan(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addStyleTag({
    content: '@media (prefers-color-scheme: dark) { h1 { color: #333 !important } }',
  })
  const byNight = await violations(page, { isOfColours: true })
  expect(byNight).toEqual([expect.stringContaining('color-contrast')])
})
