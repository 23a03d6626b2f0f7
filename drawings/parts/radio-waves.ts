import { polar } from '../geometry.ts'
import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

const SPREAD = 0.62
const STEP = 15

/** Arcs that leave an antenna, round the direction `degrees` (counter-clockwise from the axis). */
export function radioWaves(sheet: Sheet, antenna: Point, degrees: number, count = 3, first = 16) {
  const middle = (degrees * Math.PI) / 180
  for (let i = 0; i < count; i++) {
    const radius = first + i * STEP
    const at = (angle: number) => polar(antenna, radius, angle)
    sheet.line(
      [at(middle - SPREAD), { to: at(middle + SPREAD), radius, large: false, clockwise: false }],
      { weight: 'flow', tone: 'accent' },
    )
  }
}
