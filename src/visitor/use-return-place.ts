import { useEffect, useLayoutEffect, useRef } from 'react'
import { ifAllowed } from './if-allowed.ts'

const KEY = 'lugar'

/**
 * Restores the scroll position of a page with late results. On going back, the browser restores it before the results are
 * there, only as far as the page then reaches. This stores the position per address in this tab, and scrolls there before
 * the results are painted. A page from the back/forward cache does not need it.
 */
export function useReturnPlace(isReady: boolean): void {
  useEffect(() => {
    const keep = () => {
      // Without storage the browser's own position stays.
      ifAllowed('sessionStorage', (storage) =>
        storage.setItem(KEY, JSON.stringify([location.href, scrollY])),
      )
    }
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
  return ifAllowed('sessionStorage', (storage) => {
    const [href, place]: unknown[] = JSON.parse(storage.getItem(KEY) ?? '[]')
    return href === location.href && typeof place === 'number' ? place : undefined
  })
}
