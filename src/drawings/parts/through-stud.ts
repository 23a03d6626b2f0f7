import { box } from '../geometry.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

type ThroughStud = {
  /** What the two nuts bear on, in either order. */
  x1: number
  x2: number
  r: number
  half?: number
}

const WASHER = 5
const NUT = 24
const TAIL = 21

/** A stud with a nut at each end. Fasteners are never cut. */
export function throughStud(sheet: Sheet, id: string, { r, half = 12, ...seats }: ThroughStud) {
  const [x1, x2] = [Math.min(seats.x1, seats.x2), Math.max(seats.x1, seats.x2)]
  const reach = WASHER + NUT + TAIL
  sheet.part(id, 'fastener', 'unsectioned', box(x1 - reach, x2 + reach, r - half, r + half), 'thin')
  for (const [x, way] of [
    [x1, -1],
    [x2, 1],
  ] as const) {
    const [washer, nut] = [x + way * WASHER, x + way * (WASHER + NUT)]
    const washerOutline = box(x, washer, r - half * 1.9, r + half * 1.9)
    const nutOutline = box(washer, nut, r - half * 1.6, r + half * 1.6)
    sheet
      .part(`${id}-washer`, 'fastener', 'unsectioned', washerOutline, 'thin')
      .part(`${id}-nut`, 'fastener', 'unsectioned', nutOutline)
    for (const aside of [-half * 0.75, half * 0.75]) {
      sheet.line(polyline`M${washer} ${r + aside} H${nut}`)
    }
  }
  sheet.centreLine([x1 - reach - 12, r], [x2 + reach + 12, r])
}
