import type { ShaftSize } from '../shapes.ts'
import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

/** Shaft radius in sheet units, by size class. */
export const SHAFT_RADIUS: Record<ShaftSize, number> = { medium: 96, large: 126 }

type StuffingBox = {
  shaft: number
  /** The shaft's upper outline, if it is not a plain cylinder up to `end`. */
  shaftProfile?: readonly Point[]
  end: number
  /** Outer face of the box, where the gland is bolted. */
  face: number
  /** Radii of the bore, of the throat behind the impeller, and of the casting. */
  bore: number
  throat: number
  outside: number
  /** Where the throat widens into the bore. */
  throatEnd?: number
}

const SUCTION_END = 96
const THROAT_END = 140

/**
 * The wet end of a pump: shaft, impeller, fluid behind it, and the stuffing box, cut above the axis,
 * seen from outside below it. Process left, atmosphere right.
 */
export function stuffingBox(sheet: Sheet, options: StuffingBox) {
  const { shaft: s, end, face, bore, throat, outside, throatEnd = THROAT_END } = options
  const top = outside + 14
  shaft(sheet, options.shaftProfile ?? straightShaft(24, end, s))
  sheet
    .medium('process', box(54, 94, s, top))
    .medium('process', box(66, throatEnd, s, throat))
    .medium('process', box(throatEnd, face, s, bore))
    .opening(area(0, SUCTION_END, 0, top + 2))
  const impeller = polyline`M24 ${s} H66 v46 L54 ${s + 60} V${top} H24`
  const outline = polyline`M94 ${throat} H${throatEnd} V${bore} H${face} V${outside} H94`
  sheet
    .part('impeller', 'rotating', 'steel-opposed', impeller)
    .part('impeller-outside', 'rotating', 'unsectioned', mirror(impeller))
    .part('box', 'housing', 'housing', outline)
    .part('box-outside', 'housing', 'outside', box(94, face, -outside, 0))
}

/** Axis line, and the names of the two sides. */
export const axisAndSides = (
  sheet: Sheet,
  end: number,
  [left, right]: readonly [string, string] = ['Lado impulsor', 'Lado atmósfera'],
) => sheet.centreLine([8, 0], [end, 0], 'centre').sides(left, right)

/** The pressure that the contact holds back. */
export const pressureArrow = (sheet: Sheet, x1: number, x2: number, r: number) =>
  flowArrow(sheet, [x1, r], [x2, r])
