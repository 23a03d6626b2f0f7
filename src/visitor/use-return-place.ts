import { useEffect, useLayoutEffect, useRef } from 'react'
import { partsOf, storedValue, textOf } from './stored-value.ts'

/** The page that this tab left last, and how far it was scrolled. */
const lastPlace = storedValue(
  'lugar',
  (stored) => {
    const { href, top } = partsOf(stored)
    return { href: textOf(href), top: Number(top) || 0 }
  },
  'sessionStorage',
)

/**
 * Restores the scroll position of a page with late results. On going back, the browser restores it before the results are
 * there, only as far as the page then reaches. This stores the position per address in this tab, and scrolls there before
 * the results are painted. A page from the back/forward cache does not need it.
 */
export function useReturnPlace(isReady: boolean): void {
  useEffect(() => {
    const keep = () => lastPlace.update(() => ({ href: location.href, top: scrollY }))
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])

  const isDone = useRef(false)
  useLayoutEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    const place = placeOnReturn()
    if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  }, [isReady])
}

function placeOnReturn(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type !== 'back_forward')
    return undefined
  const { href, top } = lastPlace.read()
  return href === location.href ? top : undefined
}
