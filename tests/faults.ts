import type { Page } from '@playwright/test'
import axe, { type ElementContext, type RunOptions } from 'axe-core'

/** What Playwright's own block of the worker leaves in the console. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** What was still being fetched when the visitor left. */
const ABORTED = 'net::ERR_ABORTED'

/**
 * Whatever goes wrong on a page while it is open: errors and warnings of the console, which are also
 * how a browser reports a breach of the security policy; requests that fail; requests to others.
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
/** By night the page is the same page in other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Which rules of axe are asked for, and which parts of the page are passed over. */
type Look = { isOfColours?: boolean; without?: readonly string[] }

/** How many of one markup are looked at side by side; the validator reads them all (tools/site/markup.ts). */
const MOST_ALIKE = process.env['EVERY_PAGE'] ? Infinity : 4

/** What is wrong, one line an element. Axe is brought once a page: to bring it costs as much as some of its looks. */
export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  const { isOfColours = false, without = [] } = look
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(takeOut, MOST_ALIKE)
  const { violations: found } = await page.evaluate(
    ([context, options]) => (Reflect.get(window, 'axe') as typeof axe).run(context, options),
    [
      { include: ['html'], exclude: without.map((part) => [part]) },
      {
        runOnly: isOfColours ? COLOUR_RULES : { type: 'tag', values: RULES },
        // Only faults are carried over, three times quicker; stylesheets, which only an experimental rule reads, are not fetched.
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
 * Takes out what is not shown, which axe passes over at the price of six times its work, unless something refers to it; and of
 * rows and items those of which every piece of markup has been seen often enough in their list.
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
  // What has no box of its own may still show what it holds.
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
