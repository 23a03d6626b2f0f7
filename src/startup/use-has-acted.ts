import { useSyncExternalStore } from 'react'

/** `scroll` is missing: a page may scroll by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'input']

/** Outlives the page: who has moved on has acted. */
let hasActed = false

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const note = () => {
    controller.abort()
    hasActed = true
    // After the event: rendered within it, a field would be set back to what it held before the visitor typed.
    setTimeout(listener)
  }
  for (const name of SIGNS) addEventListener(name, note, { capture: true, passive: true, signal })
  return () => controller.abort()
}

/**
 * True from the visitor's first interaction. Downloads that serve only visitors who stay wait for it, so that a
 * glance at a page costs no more than that page.
 */
export function useHasActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  )
}
