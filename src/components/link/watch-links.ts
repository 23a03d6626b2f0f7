import { whenIdle } from '../live/when-idle.ts'
import { mayFetchAhead } from './may-fetch-ahead.ts'
import { linkKind } from './link-kind.ts'
import { watchIntents } from './watch-intents.ts'

/** How much of a link has to be seen. */
const SEEN_PART = 0.5

/**
 * Names the pages that the visitor may well ask for next, each once, until the answer is called: those
 * behind links in view, one at a time when the browser is idle, and those reached for.
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

  /** A move changes much at once, and the page that it leads to is to be seen first. */
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

/** The page that the site itself opens at a link, if any. */
function pageBehind(link: Element): string | undefined {
  const href = link.getAttribute('href')
  if (!href || link.hasAttribute('target') || linkKind(href) !== 'page') return undefined
  return href.split('#')[0]
}
