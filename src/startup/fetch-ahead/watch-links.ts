import { linkKind } from '#catalogue/link-kind.ts'
import { whenIdle } from '../when-idle.ts'
import { isMetered } from './metered.ts'

/** A pointer that passes over a link, or a finger that scrolls, is no intent. */
const INTENT_MS = 100
const SIGNS = ['pointerover', 'touchstart', 'focusin']
/** The part of a link that must be in view. */
const SEEN_PART = 0.5

/**
 * Calls `note` once for each page that the visitor may open next: links in view, one per idle moment, and links
 * reached for. Returns a function that stops it.
 */
export function watchLinks(note: (page: string) => void): () => void {
  const noted = new Set<string>()
  const waiting: string[] = []
  let isToLook = false
  let isOver = false

  function noteOnce(page: string): void {
    if (noted.has(page)) return
    noted.add(page)
    note(page)
  }

  function noteNext(): void {
    const page = waiting.shift()
    if (page === undefined) return
    noteOnce(page)
    whenIdle(noteNext)
  }

  const views = new IntersectionObserver(
    (entries) => {
      if (waiting.length === 0) whenIdle(noteNext)
      for (const { target, isIntersecting } of entries) {
        const page = isIntersecting && pageBehind(target)
        if (page) waiting.push(page)
      }
    },
    { threshold: SEEN_PART },
  )

  function watchAll(): void {
    isToLook = false
    if (isOver) return
    for (const link of document.querySelectorAll('a')) {
      const page = pageBehind(link)
      if (page !== undefined && mayFetchAhead(page)) views.observe(link)
    }
  }

  /** A move changes many links at once: they are looked at after the new page is painted. */
  function watchAllSoon(): void {
    if (isToLook) return
    isToLook = true
    whenIdle(watchAll)
  }

  const changes = new MutationObserver(watchAllSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  watchAllSoon()
  const stopIntents = watchIntents((link) => {
    const page = pageBehind(link)
    if (page !== undefined) noteOnce(page)
  })
  return () => {
    isOver = true
    waiting.length = 0
    changes.disconnect()
    views.disconnect()
    stopIntents()
  }
}

/** The page that the router opens for a link, if any. */
function pageBehind(link: Element): string | undefined {
  const href = link.getAttribute('href')
  if (!href || link.hasAttribute('target') || linkKind(href) !== 'page') return undefined
  return href.split('#')[0]
}

/**
 * Whether the page behind a link may be prefetched once the link is in view. On a metered connection it waits for the
 * visitor's intent: a pointer that rests on the link, the focus or a touch. So does a link with a query, such as
 * each product's link to the form: its page would be fetched once for each query.
 */
export function mayFetchAhead(href: string): boolean {
  return !href.includes('?') && !isMetered()
}

/**
 * Calls `note` with a link that is hovered, touched or focused for 100 ms, one that already is included. Returns a
 * function that stops it.
 */
function watchIntents(note: (link: Element) => void): () => void {
  let timer = 0
  function reachFor(link: Element | null): void {
    clearTimeout(timer)
    if (link) timer = window.setTimeout(note, INTENT_MS, link)
  }
  function consider({ target }: Event): void {
    reachFor(target instanceof Element ? target.closest('a') : null)
  }
  reachFor(document.querySelector('a:is(:hover, :focus)'))
  for (const sign of SIGNS) addEventListener(sign, consider, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, consider)
  }
}
