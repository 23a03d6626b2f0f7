/** A pointer that passes over a link, or a finger that scrolls, is no intent. */
const INTENT_MS = 100
const SIGNS = ['pointerover', 'touchstart', 'focusin']

/**
 * Calls `note` with a link that is hovered, touched or focused for 100 ms, one that already is included. Returns a
 * function that stops it.
 */
export function watchIntents(note: (link: Element) => void): () => void {
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
