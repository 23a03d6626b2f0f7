/** A pointer on its way elsewhere, or a finger that scrolls, is no intent. */
const INTENT_MS = 100
const SIGNS = ['pointerover', 'touchstart', 'focusin']

/**
 * Names the link that a pointer rests on, a finger holds or the focus stays on, until the answer is called;
 * also one that was reached for before.
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
