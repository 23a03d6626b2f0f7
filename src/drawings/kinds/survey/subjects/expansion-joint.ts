import { box, mirror } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, pointed } from '../measures.ts'

const [BORE, PIPE, BOLTS, RIM] = [90, 110, 152, 188]
const [LEFT, RIGHT] = [200, 500]
const PLATE = 30
const REACH = 140
const MIDDLE = (LEFT + RIGHT) / 2
const OFFSET = 14

/** A rubber joint between two pipes that do not quite meet. */
export function expansionJoint(sheet: Sheet) {
  const body = [
    [LEFT, BORE],
    [MIDDLE - 62, BORE],
    [MIDDLE - 44, 138],
    [MIDDLE + 44, 138],
    [MIDDLE + 62, BORE],
    [RIGHT, BORE],
    [RIGHT, RIM],
    [RIGHT - 26, RIM],
    [RIGHT - 26, 114],
    [MIDDLE + 78, 114],
    [MIDDLE + 58, 162],
    [MIDDLE - 58, 162],
    [MIDDLE - 78, 114],
    [LEFT + 26, 114],
    [LEFT + 26, RIM],
    [LEFT, RIM],
  ] as const
  sheet
    .part('upper-body', 'elastomer', 'lip', body)
    .part('lower-body', 'elastomer', 'lip', mirror(body))
  for (const [side, face, way] of [
    ['left', LEFT, -1],
    ['right', RIGHT, 1],
  ] as const) {
    const pipe = polyline`M0 ${BORE} H${REACH} V${PIPE} H${PLATE} V${RIM} H0`.map(
      ([x, r]): Point => [face + way * x, r],
    )
    const nut = [face + way * PLATE, face + way * (PLATE + 18)]
    const bolt = box(Math.min(...nut), Math.max(...nut), BOLTS - 11, BOLTS + 11)
    sheet
      .part(`${side}-pipe-above`, 'housing', 'housing', pipe)
      .part(`${side}-pipe-below`, 'housing', 'housing', mirror(pipe))
      .part(`${side}-nut-above`, 'fastener', 'unsectioned', bolt)
      .part(`${side}-nut-below`, 'fastener', 'unsectioned', mirror(bolt))
    for (const up of [1, -1])
      sheet.centreLine([face - way * 36, up * BOLTS], [face + way * 60, up * BOLTS])
  }
  sheet
    .centreLine([LEFT - REACH - 10, 0], [MIDDLE + 40, 0])
    .centreLine([MIDDLE - 40, -OFFSET], [RIGHT + REACH + 10, -OFFSET])
  across(sheet, 'A', { r1: -BORE, r2: BORE, x: RIGHT + REACH + 26, from: RIGHT + REACH })
  along(sheet, 'B', { x1: LEFT, x2: RIGHT, r: 222, from: RIM })
  across(sheet, 'C', { r1: -RIM, r2: RIM, x: 36, from: LEFT - PLATE, side: 'left' })
  across(sheet, 'D', { r1: -BOLTS, r2: BOLTS, x: 722, from: RIGHT + 60 })
  pointed(sheet, 'E', [RIGHT + PLATE + 18, BOLTS + 11], [RIGHT + PLATE + 50, BOLTS + 46])
  pointed(sheet, 'F', [MIDDLE, -OFFSET / 2], [MIDDLE + 30, -54])
  return { top: 242, bottom: -206, width: 764 }
}
