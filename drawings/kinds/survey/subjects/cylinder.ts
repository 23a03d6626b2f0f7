import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, halves } from '../measures.ts'

const [ROD, BORE, BARREL] = [45, 120, 150]
const PISTON = { x1: 150, x2: 250, hole: 22, radius: 118 }
const PISTON_GROOVE = { x1: 180, x2: 220, floor: 96 }
const HEAD = { x1: 430, x2: 540 }
const ROD_GROOVE = { x1: 470, x2: 500, floor: 68 }
const [START, END] = [70, 670]
const TOP = 192

/** A cylinder cut along its rod: the grooves in the head and in the piston. */
export function cylinder(sheet: Sheet) {
  const { x1, x2, hole, radius } = PISTON
  const groove = PISTON_GROOVE
  const [start, end] = [ROD_GROOVE.x1, ROD_GROOVE.x2]
  const rod = polyline`M${x1 - 20} ${-hole} H${x2} V${-ROD} H${END} V${ROD} H${x2} V${hole} H${x1 - 20}`
  const piston = polyline`M${x1} ${hole} H${x2} V${radius} H${groove.x2} V${groove.floor}
    H${groove.x1} V${radius} H${x1}`
  const head = polyline`M${HEAD.x1} ${ROD + 2} H${start} V${ROD_GROOVE.floor} H${end} V${ROD + 2}
    H${HEAD.x2} V${BARREL} H${HEAD.x1}`
  sheet.part('rod', 'shaft', 'unsectioned', rod)
  halves(sheet, 'barrel', 'housing', 'housing', box(START, HEAD.x1, BORE, BARREL))
  halves(sheet, 'piston', 'stationary', 'steel', piston)
  halves(sheet, 'head', 'housing', 'steel-opposed', head)
  halves(sheet, 'rod-seal', 'elastomer', 'accent', box(start, end, ROD, ROD_GROOVE.floor))
  const pistonSeal = box(groove.x1, groove.x2, groove.floor, BORE)
  halves(sheet, 'piston-seal', 'elastomer', 'accent', pistonSeal)
  sheet.centreLine([START, 0], [END + 16, 0])
  across(sheet, 'A', { r1: -ROD, r2: ROD, x: 702, from: END })
  across(sheet, 'B', { r1: -BORE, r2: BORE, x: 46, from: START, isLeft: true })
  const { floor } = ROD_GROOVE
  along(sheet, 'C', { x1: start, x2: end, r: TOP, from: floor })
  across(sheet, 'D', { r1: -floor, r2: floor, x: 586, from: end, at: 54 })
  along(sheet, 'E', { x1: groove.x1, x2: groove.x2, r: TOP, from: groove.floor })
  across(sheet, 'F', { r1: -groove.floor, r2: groove.floor, x: 102, from: groove.x1, at: 46 })
  along(sheet, 'G', { x1: x2, x2: HEAD.x1, r: 76, from: 60 })
  return { top: 224, bottom: -172, width: 740 }
}
