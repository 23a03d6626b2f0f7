import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { radialScrew, screwHeadOnCylinder } from '../../parts/fasteners.ts'
import { coilSpring } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  GLAND_END,
  OUTER_BACK,
  OUTER_CONTACT,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'
import { drivePin } from './faces.ts'

const POCKET_DEPTH = 28
/** The pocket ends below the cushion of the drive pin. */
const BELOW_PIN = 10
const PIN_REACH = 18

/** The collar that ties the cartridge to the shaft; it backs the outer rotary face, or carries its springs. */
export function collar(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { s, R, b1, b2, sleeveTop, collar: x, collarEnd, collarTop, screw } = d
  const hasSprings = parameters.springs === 'external'
  const pocket = { x1: x, x2: x + POCKET_DEPTH, r1: R(26), r2: (b1 + b2) / 2 - BELOW_PIN }
  const notch: Point[] = hasSprings
    ? polyline`M${x} ${pocket.r2} H${pocket.x2} V${pocket.r1} H${x}`
    : []
  const outline = polyline`M${x} ${sleeveTop} H${collarEnd} V${collarTop} H${x} L${notch}`
  sheet.part('collar', 'rotating', 'steel-fine-opposed', outline)
  sheet.anchor('collar', [collarEnd - 10, collarTop - 20])
  drivePin(sheet, 'outer-pin', parameters.drive, {
    x1: OUTER_BACK - PIN_REACH - 4,
    x2: x + PIN_REACH,
    r: (b1 + b2) / 2,
    cushion: [OUTER_BACK - PIN_REACH, OUTER_BACK - 2],
  })
  radialScrew(sheet, 'collar-screw', {
    x: screw,
    r1: s,
    r2: collarTop,
    head: parameters.lock === 'set-screw' ? 'set' : 'countersunk',
  })
  if (parameters.centring === 'clips') sheet.part('centring', 'fastener', 'unsectioned', clip(d))
  if (!hasSprings) return
  const room = { x1: OUTER_BACK, x2: pocket.x2, r1: pocket.r1 + 2, r2: pocket.r2 - 2 }
  coilSpring(sheet, 'springs', room, 3)
}

/** A clip screwed on the gland; its foot keeps the collar, and with it the faces, in place. */
const clip = ({ collar: x, collarTop }: Dimensions): Point[] =>
  polyline`M${GLAND_END - 14} ${collarTop + 4} H${x + 12} V${collarTop - 8} H${x + 24}
    V${collarTop + 14} H${GLAND_END - 14}`

/** Everything beyond the gland, from outside, below the axis. */
export function holdOutside(sheet: Sheet, d: Dimensions) {
  const { b2, sleeveTop, sleeveEnd, collar: x, collarEnd, collarTop, screw } = d
  const stationaryOutside = box(GLAND_END, OUTER_CONTACT, -b2 - 4, 0)
  sheet
    .part('sleeve-outside', 'rotating', 'unsectioned', box(GLAND_END, sleeveEnd, -sleeveTop, 0))
    .part('stationary-outside', 'stationary', 'unsectioned', stationaryOutside)
    .part('rotary-outside', 'rotating', 'unsectioned', box(OUTER_CONTACT, OUTER_BACK, -b2, 0))
    .part('collar-outside', 'rotating', 'unsectioned', box(x, collarEnd, -collarTop, 0))
  screwHeadOnCylinder(sheet, 'collar-screw-outside', [screw, -collarTop / 2])
}
