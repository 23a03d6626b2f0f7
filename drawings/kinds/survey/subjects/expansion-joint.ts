import { box } from '../../../geometry.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, halves, pointed } from '../measures.ts'

const [BORE, PIPE, BOLTS, RIM] = [90, 110, 152, 188]
const [LEFT, RIGHT] = [200, 500]
const PLATE = 30
const REACH = 140
const MIDDLE = (LEFT + RIGHT) / 2
const OFFSET = 14

/** A rubber joint between two pipes that do not quite meet. */
export function expansionJoint(sheet: Sheet) {
  const body = polyline`M${LEFT} ${BORE} H${MIDDLE - 62} L${MIDDLE - 44} 138 H${MIDDLE + 44}
    L${MIDDLE + 62} ${BORE} H${RIGHT} V${RIM} H${RIGHT - 26} V114 H${MIDDLE + 78} L${MIDDLE + 58} 162
    H${MIDDLE - 58} L${MIDDLE - 78} 114 H${LEFT + 26} V${RIM} H${LEFT}`
  halves(sheet, 'body', 'elastomer', 'lip', body)
  for (const [side, face, way] of [
    ['left', LEFT, -1],
    ['right', RIGHT, 1],
  ] as const) {
    const at = (x: number) => face + way * x
    const pipe = polyline`M${face} ${BORE} H${at(REACH)} V${PIPE} H${at(PLATE)} V${RIM} H${face}`
    const bolt = box(at(PLATE), at(PLATE + 18), BOLTS - 11, BOLTS + 11)
    halves(sheet, `${side}-pipe`, 'housing', 'housing', pipe)
    halves(sheet, `${side}-nut`, 'fastener', 'unsectioned', bolt)
    for (const up of [1, -1])
      sheet.centreLine([face - way * 36, up * BOLTS], [face + way * 60, up * BOLTS])
  }
  sheet
    .centreLine([LEFT - REACH - 10, 0], [MIDDLE + 40, 0])
    .centreLine([MIDDLE - 40, -OFFSET], [RIGHT + REACH + 10, -OFFSET])
  across(sheet, 'A', { r1: -BORE, r2: BORE, x: RIGHT + REACH + 26, from: RIGHT + REACH })
  along(sheet, 'B', { x1: LEFT, x2: RIGHT, r: 222, from: RIM })
  across(sheet, 'C', { r1: -RIM, r2: RIM, x: 36, from: LEFT - PLATE, isLeft: true })
  across(sheet, 'D', { r1: -BOLTS, r2: BOLTS, x: 722, from: RIGHT + 60 })
  pointed(sheet, 'E', [RIGHT + PLATE + 18, BOLTS + 11], [RIGHT + PLATE + 50, BOLTS + 46])
  pointed(sheet, 'F', [MIDDLE, -OFFSET / 2], [MIDDLE + 30, -54])
  return { top: 242, bottom: -206, width: 764 }
}
