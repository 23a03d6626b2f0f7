import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Sheet } from '../../sheet.ts'
import { band } from '../scene/plant/pipe.ts'

const TUBE = 5
const BEND = 16
const ASIDE = 16
const ARROW = 40

/** A run of tubing with wide bends. */
export function tubing(sheet: Sheet, id: string, points: readonly Point[]) {
  sheet.part(id, 'housing', 'unsectioned', band(points, TUBE, BEND).outline, 'thin')
}

/** An arrow beside a run, which starts at `from` and points along `degrees`. */
export function flowBeside(sheet: Sheet, from: Point, degrees: number, side: 1 | -1 = 1) {
  const angle = (degrees * Math.PI) / 180
  const [ux, ur] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number): Point => [
    from[0] + ux * along - ur * ASIDE * side,
    from[1] + ur * along + ux * ASIDE * side,
  ]
  flowArrow(sheet, at(0), at(ARROW))
}
