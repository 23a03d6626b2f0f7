import { box, polyline, type Box, type Medium, type Point, type Sheet } from '../../kit.ts'
import { capScrew, pin, radialScrew } from '../../parts/fasteners.ts'
import { graphiteWedge } from '../../parts/box-fittings.ts'
import { facesMeet, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { zigzag } from '../../parts/springs.ts'
import { FACE_LENGTH, SEAT, type Bellows, type Dimensions, type Stage } from './dimensions.ts'

/** Half of a plate's thickness as drawn: in reality it is a fraction of a millimetre. */
const PLATE_HALF = 1.5

const isOuterTip = (index: number) => index % 2 === 1

/**
 * A welded metal bellows: thin plates joined alternately at their outer and inner edges. The first and last plate end
 * at the inner edge, welded to their holders. `middle` is the plates' centre line, which separates the media; `dot` is
 * a point on a plate for a callout.
 */
function weldedBellows(room: Box, convolutions: number) {
  const { x1, x2, r1, r2 } = room
  const middle = zigzag(room, convolutions)
  const halfPitch = (x2 - x1) / (2 * convolutions)
  const notch = (PLATE_HALF * (r2 - r1)) / halfPitch
  const tip = (x: number, r: number): Point[] =>
    polyline`M${Math.max(x1, x - PLATE_HALF)} ${r} H${Math.min(x2, x + PLATE_HALF)}`
  const above = middle.flatMap(([x], i): Point[] =>
    isOuterTip(i) ? tip(x, r2) : [[x, r1 + notch]],
  )
  const below = middle.flatMap(([x], i): Point[] =>
    isOuterTip(i) ? [[x, r2 - notch]] : tip(x, r1),
  )
  const dot: Point = [x1 + halfPitch * (2 * Math.floor(convolutions / 2) + 0.5), (r1 + r2) / 2]
  return { outline: [...above, ...below.toReversed()], middle, dot }
}

/** One rotating unit: holder, welded bellows, carrier with the face, and the `medium` inside it. */
export function bellowsHead(
  sheet: Sheet,
  { secondarySeals, convolutions }: Bellows,
  d: Dimensions,
  stage: Stage,
  medium: Medium,
) {
  const { base, Q, b1, b2 } = d
  const { contact } = stage
  const carrier = contact - FACE_LENGTH
  const face = contact - 40
  const bellows = weldedBellows(
    { x1: stage.bellows, x2: carrier, r1: d.bellows.inner, r2: d.bellows.outer },
    convolutions,
  )
  sheet
    .medium(medium, [[stage.bellows, base], ...bellows.middle, [carrier, base]])
    .medium(medium, box(carrier, contact, base, b1))
  if (secondarySeals === 'graphite') wedgedHolder(sheet, d, stage)
  else screwedHolder(sheet, d, stage)
  const carrierOutline = polyline`M${carrier} ${Q(22)} H${face} V${Q(74)} H${contact - 13} V${Q(84)}
    H${carrier}`
  const faceOutline = polyline`M${face} ${Q(22)} H${contact - 10} V${b1} H${contact} V${b2} h-10
    V${Q(74)} H${face}`
  sheet
    .part('bellows', 'rotating', 'plate', bellows.outline, 'none')
    .anchor('bellows', bellows.dot)
    .part('carrier', 'rotating', 'steel-fine', carrierOutline)
    .anchor('carrier', [carrier + 7, Q(66)])
    .part('rotary-face', 'rotating', 'face-rotary', faceOutline)
    .anchor('rotary-face', [contact - 25, Q(48)])
}

/** A holder with a set screw and a static O-ring. */
function screwedHolder(sheet: Sheet, { base, Q }: Dimensions, { holder, bellows }: Stage) {
  sheet.part('holder', 'rotating', 'steel-fine-opposed', box(holder, bellows, base, Q(76)))
  sheet.anchor('holder', [bellows - 8, Q(62)])
  radialScrew(sheet, 'holder-screw', { x: holder + 16, r1: base, r2: Q(76), head: 'set' })
  oRing(sheet, 'holder-o-ring', [bellows - 16, base + O_RING_RADIUS])
}

/** A holder whose axial screws pull a follower towards it: the wedge between them grips and seals. */
function wedgedHolder(sheet: Sheet, { base, Q }: Dimensions, { holder, bellows }: Stage) {
  const [back, shoulder, tip] = [bellows - 46, bellows - 38, bellows - 16]
  const outline = polyline`M${shoulder} ${Q(28)} L${tip} ${base} H${bellows} V${Q(76)} h-38`
  sheet.part('holder', 'rotating', 'steel-fine-opposed', outline)
  sheet.anchor('holder', [bellows - 10, Q(67)])
  graphiteWedge(sheet, 'holder-wedge', { back, shoulder, tip, r1: base, r2: Q(28) })
  sheet.anchor('holder-wedge', [shoulder, Q(10)])
  sheet.part('follower', 'rotating', 'steel-fine', box(holder, back, base + 2, Q(76)))
  capScrew(sheet, 'follower-screw', { tip: bellows - 8, head: holder + 11, end: holder, r: Q(53) })
}

/** The media around a seat: `outer` up to its static seal, `inner` behind the faces. */
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

/** The stationary seat, sealed at its tail by an O-ring, or at its shoulder by a flat graphite ring. */
export function stationarySeat(
  sheet: Sheet,
  { secondarySeals, arrangement }: Bellows,
  d: Dimensions,
  { contact }: Stage,
  media: readonly [inner: Medium, outer: Medium],
) {
  const { b1, b2, seatOuter, tail, seatBore, Q } = d
  const [shoulder, neck, end] = [contact + SEAT.shoulder, contact + SEAT.neck, contact + SEAT.wall]
  const weight = arrangement === 'component' ? 'thin' : 'outline'
  const outline = polyline`M${contact} ${b1 - 5} V${seatOuter} H${shoulder} V${tail} H${end}
    V${seatBore} H${contact + 14} V${b1 - 5}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', outline, weight)
  sheet.anchor('stationary-face', [contact + 13, b2 - 4])
  pin(sheet, 'seat-pin', end - 14, end + 8, Q(35), 4)
  facesMeet(sheet, contact, { b1, b2, balance: d.bellows.mean }, undefined, media)
  if (secondarySeals === 'graphite') {
    const gasketOutline = box(shoulder, neck, tail, seatOuter)
    sheet
      .part('seat-gasket', 'elastomer', 'graphite', gasketOutline, 'thin')
      .anchor('seat-gasket', [(shoulder + neck) / 2, (tail + seatOuter) / 2])
  } else oRing(sheet, 'seat-o-ring', [contact + SEAT.oRing, tail + O_RING_RADIUS])
}
