import { useEffect, useState } from 'react'

/** A page may scroll by itself. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'input']

/**
 * True from the first thing that the visitor does. What serves only who stays waits for it, so that a
 * glance at a page costs no more than that page.
 */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => {
    const told = new AbortController()
    const tell = () => {
      told.abort()
      setHasActed(true)
    }
    const { signal } = told
    for (const name of SIGNS) addEventListener(name, tell, { capture: true, passive: true, signal })
    return () => told.abort()
  }, [])
  return hasActed
}
