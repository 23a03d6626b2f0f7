import { box } from '../../../geometry.ts'
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
    const at = (x: number) => X + way * x
    const nozzle = polyline`M${at(BORE)} ${FOOT} H${at(WALL)} V-38 H${at(RIM)} V0 H${at(BORE)}`
    const drive = box(at(SHAFT), at(GEAR.half), GEAR.r1, GEAR.r2)
    const bolt = box(at(BOLTS - 8), at(BOLTS + 8), 0, 34)
    sheet
      .part(`${side}-nozzle`, 'housing', 'housing', nozzle)
      .part(`${side}-drive`, 'housing', 'outside', drive, 'outline', 'r')
      .part(`${side}-bolt`, 'fastener', 'unsectioned', bolt, 'outline', 'r')
      .centreLine([at(BOLTS), -52], [at(BOLTS), 46])
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
