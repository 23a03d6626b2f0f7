export type Direction = 'next' | 'previous'

/** The cards of a row that are in view. */
export type TrackView = { count: number; first: number; visible: number }

/** Spec 4, solutions carousel: moves by a page, in a loop; the last page ends with the last card. */
export function pageTarget({ count, first, visible }: TrackView, direction: Direction): number {
  const last = Math.max(0, count - visible)
  if (direction === 'next') return first >= last ? 0 : Math.min(first + visible, last)
  return first <= 0 ? last : Math.max(first - visible, 0)
}

/** "1–5 de 6"; of a row without end "7–2 de 8". */
export function rangeText({ count, first, visible }: TrackView): string {
  const shown = Math.min(visible, count)
  const to = ((first + shown - 1) % count) + 1
  return shown === 1 ? `${to} de ${count}` : `${first + 1}–${to} de ${count}`
}
