import { box } from '../../geometry.ts'
import type { Medium, Point } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { facesMeet } from '../../parts/face-pair.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { SEAT, type Bellows, type Dimensions, type Stage } from './dimensions.ts'

export type SeatDots = Record<'seat' | 'seal', Point>

/** Media round a seat: `outer` up to its static seal, `inner` behind the faces. */
export function seatMedia(
  sheet: Sheet,
  { secondarySeals }: Bellows,
  { base, tail, seatBore, counterbore }: Dimensions,
  { contact }: Stage,
  [outer, inner]: readonly [outer: Medium, inner: Medium],
) {
  const neck = contact + SEAT.neck
  const wall = contact + SEAT.wall
  const sealed = secondarySeals === 'graphite' ? neck : contact + SEAT.oRing
  sheet
    .medium(outer, box(contact, neck, tail, counterbore))
    .medium(outer, box(neck, sealed, tail, tail + 3))
    .medium(inner, box(sealed, wall, tail, tail + 3))
    .medium(inner, box(contact, wall, base, seatBore + 2))
    .medium(inner, box(contact, contact + 14, base, tail - 12))
}

/** The stationary seat, sealed on its tail by an O-ring, or on its shoulder by a flat graphite ring. */
export function stationarySeat(
  sheet: Sheet,
  { secondarySeals, arrangement }: Bellows,
  d: Dimensions,
  { prefix, contact }: Stage,
): SeatDots {
  const { b1, b2, seatOuter, tail, seatBore, Q } = d
  const [shoulder, neck] = [contact + SEAT.shoulder, contact + SEAT.neck]
  const weight = arrangement === 'component' ? 'thin' : 'outline'
  const outline = polyline`M${contact} ${b1 - 5} V${seatOuter} H${shoulder} V${tail}
    H${contact + SEAT.wall} V${seatBore} H${contact + 14} V${b1 - 5}`
  sheet.part(`${prefix}stationary-face`, 'stationary', 'face-stationary', outline, weight)
  pin(sheet, `${prefix}seat-pin`, contact + SEAT.wall - 14, contact + SEAT.wall + 8, Q(35), 4)
  facesMeet(
    sheet,
    contact,
    { b1, b2, balance: d.bellows.mean },
    [`${prefix}rotary-face`, `${prefix}stationary-face`],
    prefix
      ? ['atmosphere', 'barrier']
      : [arrangement === 'tandem' ? 'barrier' : 'atmosphere', 'process'],
  )
  const seat: Point = [contact + 13, b2 - 4]
  if (secondarySeals === 'graphite') {
    const id = `${prefix}seat-gasket`
    sheet.part(id, 'elastomer', 'graphite', box(shoulder, neck, tail, seatOuter), 'thin')
    return { seat, seal: [(shoulder + neck) / 2, (tail + seatOuter) / 2] }
  }
  const centre: Point = [contact + SEAT.oRing, tail + O_RING_RADIUS]
  oRing(sheet, `${prefix}seat-o-ring`, centre)
  return { seat, seal: centre }
}
