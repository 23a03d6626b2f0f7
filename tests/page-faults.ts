import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { ElementContext, RunOptions } from 'axe-core'

/** The same checks as `axe.source`, at less than half its size. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The console's message when Playwright blocks the worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** Requests that were unfinished when the visitor left. */
const ABORTED = 'net::ERR_ABORTED'

/**
 * Collects all faults of a page while it is open: console errors and warnings, which include violations of the
 * security policy; failed requests; requests to other origins.
 */
export function faultsOf(page: Page, origin: string | undefined): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.text() === BLOCKED_WORKER) return
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== ABORTED) faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      faults.push(`to others: ${url.href}`)
    }
  })
  return faults
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** In dark mode the page only differs in its colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Which of axe's rules to check, and which parts of the page to skip. */
type Look = { isOfColours?: boolean; without?: readonly string[] }

/** How many elements with the same markup are checked; the validator reads all of them (tools/site/markup.ts). */
const MOST_ALIKE = process.env['EVERY_PAGE'] ? Infinity : 4

/** Accessibility faults, one line an element. Axe is injected once a page, at the cost of several checks. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { isOfColours = false, without = [] } = look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(takeOut, MOST_ALIKE)
  const { violations: found } = await page.evaluate(
    ([context, options]) => (Reflect.get(window, 'axe') as typeof axe).run(context, options),
    [
      { include: ['html'], exclude: without.map((part) => [part]) },
      {
        runOnly: isOfColours ? COLOUR_RULES : { type: 'tag', values: RULES },
        // Transferring only violations is three times quicker; stylesheets, needed only by an experimental rule, are
        // not fetched.
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      },
    ] satisfies [ElementContext, RunOptions],
  )
  await page.evaluate(putBack)
  const width = page.viewportSize()?.width
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${width} px: ${id}: ${target.join(' ')}`),
  )
}

/**
 * Removes hidden elements that nothing refers to, for which axe needs six times its work; and rows and items whose
 * markup has occurred often enough in their list.
 */
function takeOut(mostAlike: number): void {
  const named = new Set(
    [
      ...document.querySelectorAll(
        '[for], [popovertarget], [list], [aria-labelledby], [aria-describedby], [aria-controls], [aria-owns]',
      ),
    ]
      .flatMap(({ attributes }) => [...attributes])
      .flatMap(({ value }) => value.split(' ')),
  )
  const isNamed = (part: Element) =>
    [part, ...part.querySelectorAll('[id]')].some(({ id }) => named.has(id))
  // An element without a box (display: contents) may still have visible content.
  const isUnseen = (part: Element) =>
    !part.checkVisibility() && getComputedStyle(part).display !== 'contents'
  const unseen = [...document.querySelectorAll('main *:not(svg *, noscript)')].filter(
    (part) => isUnseen(part) && !isUnseen(part.parentElement ?? part) && !isNamed(part),
  )
  const nameOf = (part: Element) => `${part.localName}.${part.getAttribute('class') ?? ''}`
  const seen = new Map<Element | null, Map<string, number>>()
  const repeated = [...document.querySelectorAll('tbody > tr, li, dl > *')].filter((part) => {
    const list = part.closest('table, ul, ol, dl')
    const counts = seen.get(list) ?? new Map<string, number>()
    seen.set(list, counts)
    const names = new Set([part, ...part.querySelectorAll('*')].map(nameOf))
    const isNew = [...names].some((name) => (counts.get(name) ?? 0) < mostAlike)
    if (isNew) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return !isNew
  })
  const out = [...unseen, ...repeated].map((part) => {
    const place = document.createComment('')
    part.replaceWith(place)
    return { place, part }
  })
  Object.assign(window, { takenOut: out })
}

function putBack(): void {
  const out = Reflect.get(window, 'takenOut') as { place: Comment; part: Element }[]
  for (const { place, part } of out.toReversed()) place.replaceWith(part)
}
