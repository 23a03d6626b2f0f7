import type { Point, Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { oriented } from '../../parts/symbols.ts'
import { band } from '../scene/plant/pipe.ts'

/** Height of the line that brings cool fluid under the pump to the seal. */
export const SUPPLY_RUN = -190

const TUBE = 5
const BEND = 16
const ASIDE = 16
const ARROW = 40

/** A run of tubing with wide bends. */
export function tubing(sheet: Sheet, id: string, points: readonly Point[]) {
  sheet.part(id, 'housing', 'unsectioned', band(points, TUBE, BEND).outline, 'thin')
}

/** An arrow beside a line, from `from` in the direction `degrees`. */
export function flowBeside(sheet: Sheet, from: Point, degrees: number, side: 1 | -1 = 1) {
  const at = oriented(from, degrees)
  flowArrow(sheet, at(0, ASIDE * side), at(ARROW, ASIDE * side))
}
