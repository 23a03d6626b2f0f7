import { useSyncExternalStore } from 'react'

/** A page may scroll by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'input']

/** Who moves on to another page has acted on the one before. */
let hasActed = false

function subscribe(listener: () => void): () => void {
  const told = new AbortController()
  const { signal } = told
  const tell = () => {
    told.abort()
    hasActed = true
    listener()
  }
  for (const name of SIGNS) addEventListener(name, tell, { capture: true, passive: true, signal })
  return () => told.abort()
}

/**
 * True from the first thing that the visitor does. What serves only who stays waits for it, so that a
 * glance at a page costs no more than that page.
 */
export function useHasActed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  )
}
