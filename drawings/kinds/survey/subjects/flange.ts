import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, halves, pointed } from '../measures.ts'

const [BORE, RAISED, BOLTS, RIM] = [65, 95, 130, 165]
const PLAN = 180
const HOLE = 14
const HOLES = 8
const FACE = 430
const GASKET = 12

/** A flange from the front, and cut, with its gasket. */
export function flange(sheet: Sheet) {
  for (const [id, radius, material] of [
    ['rim', RIM, 'outside'],
    ['raised-face', RAISED, 'outside'],
    ['bore', BORE, 'unsectioned'],
  ] as const)
    sheet.part(id, 'stationary', material, { centre: [PLAN, 0], radius })
  const holes = Array.from({ length: HOLES }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / HOLES
    return [PLAN + BOLTS * Math.cos(angle), BOLTS * Math.sin(angle)] as const
  })
  for (const [i, centre] of holes.entries())
    sheet.part(`hole-${i}`, 'stationary', 'unsectioned', { centre, radius: HOLE })
  const half = polyline`M${FACE} ${BORE} H560 V82 H520 L484 100 V${RIM} H${FACE + 6} V${RAISED} H${FACE}`
  halves(sheet, 'flange', 'housing', 'housing', half)
  halves(sheet, 'gasket', 'stationary', 'accent', box(FACE - GASKET, FACE, BORE, RAISED))
  sheet.centreLine([400, 0], [575, 0])
  for (const way of [1, -1]) sheet.centreLine([FACE - 20, way * BOLTS], [500, way * BOLTS])
  across(sheet, 'A', { r1: -BORE, r2: BORE, x: 596, from: 560 })
  across(sheet, 'B', { r1: -RAISED, r2: RAISED, x: 388, from: FACE - GASKET, isLeft: true })
  across(sheet, 'C', { r1: -BOLTS, r2: BOLTS, x: 648, from: 500 })
  across(sheet, 'D', { r1: -RIM, r2: RIM, x: 700, from: 484 })
  const [[holeX, holeR] = [NaN, NaN]] = holes
  pointed(sheet, 'E', [holeX + 8, holeR + 11], [350, 150])
  along(sheet, 'F', { x1: FACE - GASKET, x2: FACE, r: 196, from: RAISED })
  return { top: 228, bottom: -186, width: 740 }
}
