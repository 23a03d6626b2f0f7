import { driveCollar, driveCollarOutside } from '../../assemblies/drive-collar.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { straightShaft } from '../../parts/shaft.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { SHAFT_END, type CartridgeSingle, type Dimensions } from './dimensions.ts'

const SHAFT_STEP = 34
/** Sleeve beyond the gland where no collar asks for room. */
const SHOULDER_GAP = 62

/** Where the sleeve ends: behind its collar, or against the shaft's shoulder. */
export const sleeveEnd = ({ lock }: CartridgeSingle, d: Dimensions) =>
  lock === 'shaft-shoulder' ? d.end + SHOULDER_GAP : d.sleeveEnd

export function shaftProfile(parameters: CartridgeSingle, d: Dimensions): Point[] {
  if (parameters.lock !== 'shaft-shoulder') return straightShaft(24, SHAFT_END, d.s)
  const x = sleeveEnd(parameters, d)
  return polyline`M24 ${d.s} H${x} V${d.s + SHAFT_STEP - 6} L${x + 6} ${d.s + SHAFT_STEP}
    H${SHAFT_END}`
}

/** What ties the cartridge to the shaft, and what keeps it centred until then. */
export function hold(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, s, collar, collarTop, sleeveTop, end } = d
  const { lock, centring } = parameters
  if (lock === 'shaft-shoulder') {
    oRing(sheet, 'shoulder-o-ring', [sleeveEnd(parameters, d) - 18, R(O_RING_RADIUS)])
    return
  }
  const drive = {
    shaft: s,
    x: collar,
    sleeve: sleeveTop,
    top: collarTop,
    screw: lock === 'set-screw' ? 'set' : 'countersunk',
  } as const
  driveCollar(sheet, drive)
  driveCollarOutside(sheet, drive, { from: end, to: d.sleeveEnd })
  if (centring === 'clips') {
    sheet.part('centring', 'fastener', 'unsectioned', box(end - 10, collar + 18, R(58), R(68)))
  }
  if (centring === 'strap') {
    const outline = polyline`M${end + 3} ${R(56)} H${end + 11} V${collarTop} H${collar + 70} v8
      H${end + 3}`
    sheet.part('centring', 'fastener', 'unsectioned', outline)
  }
}
