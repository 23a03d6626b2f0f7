import { box } from '../geometry.ts'
import type { Medium } from '../model.ts'
import type { Sheet } from '../sheet.ts'
import { BOTTOM, RING_GAP, type PackingBox } from './packing-box.ts'

/**
 * One thing in the box, from the bottom to the gland. `seal` touches the shaft with the part `id`; a `lantern` lets
 * clean water in; a `spacer` leaves the medium that it stands in.
 */
export type StackItem = {
  id: string
  does: 'seal' | 'lantern' | 'spacer'
  length: number
  /** How far its foot on the shaft reaches beyond `x1` and `x2`, where its sides slant. */
  foot?: readonly [number, number]
  draw: (sheet: Sheet, x1: number, x2: number) => void
}

export const stackLength = (items: readonly StackItem[]) =>
  items.reduce((sum, { length }) => sum + length + RING_GAP, 0)

export type PlacedItem = StackItem & { x1: number; x2: number }

/** Where each item lies. */
export function placeStack(items: readonly StackItem[]): PlacedItem[] {
  let x = BOTTOM
  return items.map((item) => {
    const x1 = x
    x += item.length + RING_GAP
    return { ...item, x1, x2: x1 + item.length }
  })
}

/** The box's contents, the media between them, and the contacts with the shaft. */
export function packingStack(
  sheet: Sheet,
  { s, bore, nose }: PackingBox,
  items: readonly PlacedItem[],
) {
  const seals = items.filter(({ does }) => does === 'seal')
  /** What fills the room between two rings that seal. */
  const mediumAt = (x1: number, x2: number): Medium => {
    if (x1 === BOTTOM) return 'process'
    return items.some((item) => item.does === 'lantern' && item.x1 >= x1 && item.x2 <= x2)
      ? 'barrier'
      : 'atmosphere'
  }
  const ends = [BOTTOM, ...seals.map(({ x2 }) => x2)]
  const rooms = ends.map((x1, i) => {
    const x2 = seals[i]?.x1 ?? nose
    return { x1, x2, medium: mediumAt(x1, x2) }
  })
  for (const { x1, x2, medium } of rooms) {
    if (medium !== 'atmosphere') sheet.medium(medium, box(x1, x2, s, bore))
  }
  for (const { draw, x1, x2 } of items) draw(sheet, x1, x2)
  seals.forEach(({ id, x1, x2, foot = [0, 0] }, i) =>
    sheet.contact({
      from: [x1 - foot[0], s],
      to: [x2 + foot[1], s],
      parts: [id, 'shaft'],
      media: [rooms[i]?.medium ?? 'process', rooms[i + 1]?.medium ?? 'atmosphere'],
    }),
  )
}
