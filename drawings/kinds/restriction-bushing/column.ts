import { area, box, polyline, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { breakLine } from '../../parts/break-line.ts'
import { shaft, straightShaft } from '../../parts/shaft.ts'
import { bushing } from './bushing.ts'
import { cartridgeBehind, packingBehind } from './behind.ts'
import type { Dimensions, RestrictionBushing } from './dimensions.ts'
import { endView, grooveDot } from './end-view.ts'
import { solidsOut } from './flows.ts'

const SCALE = 0.64
const AXIS_X = 300
const FOOT = 24
const TUBE = { wall: 20, end: 456, outside: 148 }
/** The section of the column that is left out. */
const BREAK = { x1: 276, x2: 292 }
const END_VIEW: Point = [664, 280]
const FLUID_OUT = 122

/**
 * A vertical turbine pump's shaft tube, cut on both sides: the fluid side, left in the other drawings, is at the
 * bottom.
 */
export function column(sheet: Sheet, parameters: RestrictionBushing, d: Dimensions) {
  const left = sheet.at([AXIS_X, 0], { scale: SCALE, turn: 90 })
  const right = left.at([0, 0], { turn: 180, mirror: true, prefix: 'right-' })
  const end = d.face + (d.isPacked ? 130 : 232)
  for (const side of [left, right]) shaft(side, straightShaft(FOOT, end, d.s))
  for (const side of [left, right]) half(side, parameters, d)
  leaveOut(left, d)
  left.centreLine([6, 0], [end + 16, 0], 'centre')
  callouts(sheet, left, right, parameters, d)
  endView(sheet, parameters, END_VIEW)
  const top = left.place([end, 0])[1]
  return sheet.finish({
    balloonRow: top + 56,
    lower: { row: -50, below: left.place([d.end, 0])[1] },
    bottom: -76,
    left: 110,
    width: 710,
    card: { x: 60, top: 372, width: 480 },
    row: { centre: left.place([200, 0]), side: 220 },
  })
}

function half(side: Sheet, parameters: RestrictionBushing, d: Dimensions) {
  const { s, R, od, start, end, bore, face, throatEnd } = d
  const widening: Point[] = bore > od ? polyline`M${throatEnd} ${od} V${bore}` : []
  const outline = polyline`M${start} ${od} L${widening} L${face} ${bore} V${R(TUBE.outside)}
    H${TUBE.end} V${od + TUBE.wall} H${start}`
  const impeller = polyline`M${FOOT + 8} ${s} H58 V${R(26)} L44 ${R(60)} L32 ${R(104)} H20
    L${FOOT + 8} ${R(50)}`
  side
    .medium('process', box(54, start, s, R(FLUID_OUT)))
    .medium('process', box(end, throatEnd, s, od))
    .medium('process', box(throatEnd, face, s, bore))
    .opening(area(0, start, 0, R(FLUID_OUT) + 4))
    .part('column', 'housing', 'housing', outline)
    .anchor('column', [end + 94, od + 10])
    .part('impeller', 'rotating', 'steel-opposed', impeller)
  bushing(side, parameters, d)
  if (d.isPacked) packingBehind(side, d)
  else cartridgeBehind(side, d)
  solidsOut(side, d, true)
  flowArrow(side, [70, R(64)], [70, R(112)])
}

function leaveOut(left: Sheet, { od }: Dimensions) {
  const reach = od + TUBE.wall + 8
  left
    .medium('atmosphere', box(BREAK.x1, BREAK.x2, -reach, reach))
    .opening(area(BREAK.x1 - 5, BREAK.x2 + 5, -reach, reach))
  breakLine(left, BREAK.x1, [-reach, reach], 1)
  breakLine(left, BREAK.x2, [-reach, reach], -1)
}

function callouts(
  sheet: Sheet,
  left: Sheet,
  right: Sheet,
  parameters: RestrictionBushing,
  d: Dimensions,
) {
  const { R, start, face } = d
  left.name('column', 'columna')
  right.callout(
    'bushing',
    [start + 12, R(46)],
    'buje metido a presión al pie de la columna; su cavidad cónica junta los sólidos',
  )
  sheet.text([AXIS_X + R(122) * SCALE, 20 * SCALE], 'Impulsor', { anchor: 'start' })
  if (d.isPacked) {
    left.callout('packing-2', [face - 114, R(40)], 'empaquetadura')
    right.callout('follower', [face + 32, R(90)], 'prensaestopas')
  } else {
    left.callout('stationary-face', [face - 12, R(58)], 'sello mecánico')
    right.callout('gland', [face + 90, R(100)], 'brida del sello')
  }
  sheet.callout('front-groove', grooveDot(END_VIEW, parameters), 'ranura espiral')
}
