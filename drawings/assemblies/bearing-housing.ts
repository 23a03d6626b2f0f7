import { area, box, mirror, polyline, type Point, type Segment, type Sheet } from '../kit.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { breakLine } from '../parts/break-line.ts'
import { shaft } from '../parts/shaft.ts'
import { R, S } from './stuffing-box.ts'

type BearingHousing = {
  /** Where the drawing breaks the housing off, and where the shaft ends. */
  x: number
  end: number
  /** Radius of the bore that receives the seal. */
  bore: number
}

const SHAFT_STEP = 12
const CAVITY = 62
const RACE = 96
const OUTSIDE = 166
const HUB = 126
const BOLT = 147

/** The ball, and the shoulders of the rings whose races it runs in. */
const BALL = { at: 48, radius: 28 } as const
const RACEWAY = { inner: 36, outer: 60 } as const

/** A ring's groove for the balls, from left to right: its shoulders at `shoulder`, on the ball's `side`. */
function raceway([x, r]: Point, shoulder: number, side: 1 | -1): Segment[] {
  const half = Math.sqrt(BALL.radius ** 2 - (shoulder - r) ** 2)
  return [
    [x - half, shoulder],
    { to: [x + half, shoulder], radius: BALL.radius, large: false, clockwise: side === 1 },
  ]
}

/** The parts' places along the axis, from the cut. */
export const housingPlaces = (x: number) => ({
  bearing: [x + 90, x + 172] as const,
  spigot: x + 176,
  flange: x + 240,
  flangeEnd: x + 276,
  /** The shoulder behind the seal's bore, and the cover's outer face. */
  seat: x + 270,
  face: x + 370,
})

/**
 * The end of a bearing housing: ball bearing, oil, and the bolted cover that receives the seal. Cut above the axis,
 * from outside below it; oil left, air right.
 */
export function bearingHousing(sheet: Sheet, { x, end, bore }: BearingHousing) {
  const { bearing, spigot, flange, flangeEnd, seat, face } = housingPlaces(x)
  const [left, right] = bearing
  const centre = (left + right) / 2
  shaft(sheet, polyline`M${x - 30} ${R(SHAFT_STEP)} H${left} V${S} H${end}`)
  const hub = polyline`M${flange} ${R(OUTSIDE)} H${flangeEnd} V${R(HUB)} H${face}`
  const ball: Point = [centre, R(BALL.at)]
  const innerGroove = raceway(ball, R(RACEWAY.inner), -1)
  const outerGroove = raceway(ball, R(RACEWAY.outer), 1)
  const cage = BALL.radius + 7
  const cageOutline = box(centre - cage, centre + cage, R(BALL.at - 5), R(BALL.at + 5))
  const cover = polyline`M${spigot} ${R(CAVITY)} H${seat} V${bore} H${face} L${hub.toReversed()}
    L${flange} ${R(RACE)} H${spigot}`
  const bolt = box(flange - 40, flangeEnd, R(BOLT - 6), R(BOLT + 6))
  sheet
    .medium('process', box(x, left, R(SHAFT_STEP), R(RACE)))
    .medium('process', box(left, right, R(RACEWAY.inner), R(RACEWAY.outer)))
    .medium('process', box(right, spigot, S, R(RACE)))
    .medium('process', box(spigot, seat, S, R(CAVITY)))
    .opening(area(0, x + 2, 0, R(OUTSIDE)))
    .part('housing', 'housing', 'housing', box(x, flange, R(RACE), R(OUTSIDE)))
    .part('inner-ring', 'rotating', 'steel', [
      ...polyline`M${left} ${S} V${R(RACEWAY.inner)}`,
      ...innerGroove,
      ...polyline`M${right} ${R(RACEWAY.inner)} V${S}`,
    ])
    .part('outer-ring', 'stationary', 'steel-opposed', [
      ...polyline`M${left} ${R(RACE)} V${R(RACEWAY.outer)}`,
      ...outerGroove,
      ...polyline`M${right} ${R(RACEWAY.outer)} V${R(RACE)}`,
    ])
    .part('cage', 'fastener', 'unsectioned', cageOutline, 'thin')
    .part('ball', 'fastener', 'unsectioned', { centre: ball, radius: BALL.radius })
    .part('cover', 'housing', 'steel', cover)
    .part('cover-bolt', 'fastener', 'unsectioned', bolt, 'thin')
    .part('housing-outside', 'housing', 'outside', mirror(box(x, flange, 0, R(OUTSIDE))))
    .part('cover-outside', 'housing', 'unsectioned', [[flange, 0], ...mirror(hub), [face, 0]])
    .line(polyline`M${flangeEnd} 0 V${-R(HUB)}`)
    .callout('ball', ball, 'rodamiento')
    .callout('cover', [seat - 44, R(78)], 'tapa del rodamiento')
  breakLine(sheet, x, [R(RACE), R(OUTSIDE)], -1)
  breakLine(sheet, x, [-R(OUTSIDE), 0], -1)
  for (const side of [1, -1]) studAndNut(sheet, `cover-nut-${side}`, flangeEnd, side * R(BOLT), 9)
}
