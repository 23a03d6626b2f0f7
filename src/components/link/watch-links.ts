import { whenIdle } from '../live/when-idle.ts'
import { mayFetchAhead } from './may-fetch-ahead.ts'
import { linkKind } from './link-kind.ts'
import { watchIntents } from './watch-intents.ts'

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
