import type { TrackView } from './paging.ts'

/** The cards of a row that are in view. */
export function viewOf(row: HTMLElement): TrackView {
  const style = getComputedStyle(row)
  const gap = Number.parseFloat(style.columnGap)
  const width =
    row.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  const step = (row.firstElementChild?.getBoundingClientRect().width ?? width) + gap
  const visible = Math.max(1, Math.floor((width + gap + 1) / step))
  const isAtEnd = row.scrollLeft >= row.scrollWidth - row.clientWidth - 1
  const count = row.childElementCount
  const last = Math.max(0, count - visible)
  return {
    count,
    visible,
    first: isAtEnd ? last : Math.min(last, Math.round(row.scrollLeft / step)),
  }
}
