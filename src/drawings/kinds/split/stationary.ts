import { box } from '../../geometry.ts'
import type { Point, Segment } from '../../model.ts'
import { pin } from '../../parts/fasteners.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket, oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { coilSpring } from '../../parts/springs.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  CONTACT,
  GLAND_END,
  glandSurface,
  NECK,
  PORT,
  type Dimensions,
  type Split,
} from './dimensions.ts'

const LEAN = 0.45
export const PLATE = 500

export function media(sheet: Sheet, { s, Q, balance, counterbore, b1, seatEnd }: Dimensions) {
  sheet
    .medium('process', box(BOX_FACE, NECK, s, counterbore))
    .medium('process', box(NECK, 440, balance, balance + 3))
    .medium('atmosphere', box(440, GLAND_END, Q(0), balance + 3))
    .medium('atmosphere', box(312, seatEnd, s, b1), 'clearance')
}

export function gland(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { Q, vanes, balance, counterbore, top } = d
  const surface = glandSurface(parameters, d)
  const slot: Point[] =
    parameters.gland === 'adjustable-lugs'
      ? polyline`M${GLAND_END} ${top - 40} h-16 V${top - 20} H${GLAND_END}`
      : []
  const outline = polyline`M${BOX_FACE} ${counterbore} H${NECK} V${balance + 3} H${GLAND_END}
    L${slot} L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, Q(108) + vanes, Q(124) + vanes)
  const lean = parameters.ports === 'oblique' ? LEAN : 0
  const from: Point = [lean ? PORT - 12 : PORT, counterbore]
  const flow = parameters.pumpingRing ? 'out' : 'in'
  boredPort(sheet, 'flush-port', surface, { from, lean, medium: 'process', flow })
}

/** The stationary face, floating in the gland, its springs in the open air behind it. */
export function stationaryRing(sheet: Sheet, parameters: Split, d: Dimensions) {
  const { Q, b1, b2, balance, seatBore, seatEnd } = d
  const stationaryFace = polyline`M${CONTACT} ${b1 - 4} V${b2 + 4} H400 V${balance} H${seatEnd}
    V${seatBore} H358 V${b1 - 4}`
  sheet.part('stationary-face', 'stationary', 'face-stationary', stationaryFace)
  sheet.anchor('stationary-face', [418, (d.seatBore + balance) / 2])
  oRing(sheet, 'seat-o-ring', [438, balance + O_RING_RADIUS])
  pin(sheet, 'seat-pin', 384, 425, b2 - 5)
  if (parameters.springs === 'plate') {
    sheet.part('spring-plate', 'stationary', 'steel', box(PLATE, PLATE + 14, Q(20), Q(124)))
    sheet.part('spacer', 'fastener', 'unsectioned', box(GLAND_END, PLATE, Q(98), Q(112)), 'thin')
    const plateScrew = box(PLATE + 14, PLATE + 28, Q(95), Q(115))
    sheet.part('plate-screw', 'fastener', 'unsectioned', plateScrew, 'thin')
    sheet.centreLine([GLAND_END - 24, Q(105)], [PLATE + 40, Q(105)])
    coilSpring(sheet, 'springs', { x1: seatEnd, x2: PLATE, r1: seatBore + 2, r2: balance - 2 }, 3)
    return
  }
  clip(sheet, clipPath(d), Q(106), 'springs')
  sheet.anchor('springs', [497.2, seatBore + 17.5])
}

/** A flat spring bolted on the gland; its finger presses the end of the stationary face. */
export function clipPath({ Q, seatBore }: Dimensions): Segment[] {
  const x = GLAND_END + 3
  return path`M${x} ${Q(124)} V${Q(84)} C${x} ${Q(68)} 504 ${Q(70)} 500 ${seatBore + 24}
    C497 ${seatBore + 12} 487 ${seatBore + 18} 485 ${seatBore + 8}`
}

export function clip(sheet: Sheet, spring: Segment[], r: number, id?: string) {
  sheet.line(spring, { weight: 'clip', ...(id && { id }) })
  const screw = box(GLAND_END + 6, GLAND_END + 20, r - 10, r + 10)
  sheet.part(`clip-screw${id ? '' : '-outside'}`, 'fastener', 'unsectioned', screw, 'thin')
  sheet.centreLine([GLAND_END - 24, r], [GLAND_END + 32, r])
}
