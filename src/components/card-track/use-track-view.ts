import { type RefObject, useEffect, useState } from 'react'
import type { TrackView } from './paging.ts'

/** Which cards a row shows, followed while it is scrolled and resized; unknown before the page is alive. */
export function useTrackView(
  track: RefObject<HTMLUListElement | null>,
  count: number,
): TrackView | undefined {
  const [view, setView] = useState<TrackView>()

  useEffect(() => {
    const row = track.current
    if (!row) return
    const measure = () => setView(viewOf(row, count))
    const resizes = new ResizeObserver(measure)
    resizes.observe(row)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [track, count])

  return view
}

function viewOf(row: HTMLUListElement, count: number): TrackView {
  const style = getComputedStyle(row)
  const gap = Number.parseFloat(style.columnGap)
  const width =
    row.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  const step = (row.firstElementChild?.getBoundingClientRect().width ?? width) + gap
  const visible = Math.max(1, Math.floor((width + gap + 1) / step))
  const isAtEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1
  const last = Math.max(0, count - visible)
  return {
    count,
    visible,
    first: isAtEnd ? last : Math.min(last, Math.round(row.scrollLeft / step)),
  }
}
