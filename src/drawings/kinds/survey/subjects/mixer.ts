import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import { polyline } from '../../../path-notation.ts'
import type { Sheet } from '../../../sheet.ts'
import { across, along, pointed } from '../measures.ts'

const X = 330
const [SHAFT, BORE, WALL, BOLTS, RIM] = [40, 115, 140, 180, 225]
const GEAR = { r1: 180, r2: 240, half: 130 }
const FOOT = -130

/** The nozzle of a vessel with its shaft, and the drive above: what a seal must stand between. */
export function mixer(sheet: Sheet) {
  const outline = box(X - SHAFT, X + SHAFT, -110, GEAR.r2)
  sheet.part('shaft', 'shaft', 'unsectioned', outline, 'outline', 'r')
  for (const [side, way] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const at = (points: readonly Point[]) => points.map(([x, r]): Point => [X + way * x, r])
    sheet
      .part(
        `${side}-nozzle`,
        'housing',
        'housing',
        at(polyline`M${BORE} ${FOOT} H${WALL} V-38 H${RIM} V0 H${BORE}`),
      )
      .part(
        `${side}-drive`,
        'housing',
        'outside',
        at(polyline`M${SHAFT} ${GEAR.r1} H${GEAR.half} V${GEAR.r2} H${SHAFT}`),
        'outline',
        'r',
      )
      .part(
        `${side}-bolt`,
        'fastener',
        'unsectioned',
        at(polyline`M${BOLTS - 8} 0 H${BOLTS + 8} V34 H${BOLTS - 8}`),
        'outline',
        'r',
      )
      .centreLine([X + way * BOLTS, -52], [X + way * BOLTS, 46])
  }
  sheet.centreLine([X, -120], [X, GEAR.r2 + 14])
  along(sheet, 'A', { x1: X - SHAFT, x2: X + SHAFT, r: 266, from: GEAR.r2 })
  along(sheet, 'B', { x1: X - BORE, x2: X + BORE, r: -168, from: FOOT })
  along(sheet, 'C', { x1: X - BOLTS, x2: X + BOLTS, r: -216, from: -52 })
  along(sheet, 'D', { x1: X - RIM, x2: X + RIM, r: -264, from: -38 })
  across(sheet, 'E', { r1: 0, r2: GEAR.r1, x: 600, from: X + GEAR.half })
  pointed(sheet, 'F', [X + SHAFT, 90], [X + SHAFT + 46, 120])
  pointed(sheet, 'G', [X - BOLTS - 8, 26], [X - BOLTS - 50, 66])
  return { top: 290, bottom: -282, width: 660 }
}
