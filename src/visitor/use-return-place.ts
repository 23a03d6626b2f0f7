import { useEffect, useLayoutEffect, useRef } from 'react'
import { ifAllowed } from './if-allowed.ts'

const KEY = 'lugar'

/**
 * Where results come after the page, the browser restores the place of a page gone back to before they stand: as far down
 * as the page then reaches. This keeps the place of the address in this tab, and goes there before the results are
 * painted. A page out of the browser's memory is as it was, and needs none of it.
 */
export function useReturnPlace(isReady: boolean): void {
  useEffect(() => {
    const keep = () => {
      // Without storage the browser's own place holds.
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
