import { breakLine } from '../parts/break-line.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { box } from '../geometry.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

export type VesselNozzle = {
  shaft: number
  /** Where the shaft is broken off, inside the vessel and beyond the seal. */
  foot: number
  end: number
  /** Where the vessel's head meets the nozzle, and the nozzle's face. */
  head: number
  face: number
  /** Radii of the nozzle's bore and of its flange, and of the place where the head is broken off. */
  bore: number
  flange: number
  reach: number
}

const WALL = 18
const FLANGE_THICKNESS = 34
/** The head falls away from the nozzle by this much until it is broken off. */
const FALL = 22

/**
 * The shaft of a mixer, the nozzle in the head of its vessel and what the vessel holds: cut above the axis, seen
 * from outside below it. To be set upright, so that the vessel lies at the foot.
 */
export function vesselNozzle(sheet: Sheet, options: VesselNozzle) {
  const { shaft: s, foot, end, head, face, bore, flange, reach } = options
  shaft(sheet, straightShaft(foot, end, s))
  sheet
    .medium(
      'process',
      polyline`M${foot} ${s} H${face} V${bore} H${head} L${head - FALL} ${reach} H${foot}`,
    )
    .opening(area(foot - 2, foot + 2, 0, reach + 2))
    .opening(area(foot, head, reach - 2, reach + 2))
  const outer = polyline`M${face} ${flange} H${face - FLANGE_THICKNESS} V${bore + WALL}
    H${head + WALL} L${head + WALL - FALL} ${reach}`
  const outline = polyline`M${head - FALL} ${reach} L${head} ${bore} H${face} L${outer}`
  sheet.part('nozzle', 'housing', 'housing', outline)
  const vessel = polyline`M${head + WALL} 0 V${-bore - WALL} L${head + WALL - FALL} ${-reach}
    H${foot} V0`
  const neckOutside = box(head + WALL, face - FLANGE_THICKNESS, -bore - WALL, 0)
  sheet
    .part('vessel-outside', 'housing', 'outside', vessel)
    .part('neck-outside', 'housing', 'outside', neckOutside)
    .part('flange-outside', 'housing', 'outside', box(face - FLANGE_THICKNESS, face, -flange, 0))
  breakLine(sheet, foot, [s, reach], -1)
}
