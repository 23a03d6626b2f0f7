import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Sheet } from '../../sheet.ts'

const REACH = { from: 10, to: 52 }

/** Arrows to both sides: a long shaft held at one end moves across. */
export function movement(sheet: Sheet, x: number, shaftRadius: number) {
  for (const side of [1, -1]) {
    const at = (beyond: number): Point => [x, side * (shaftRadius + beyond)]
    flowArrow(sheet, at(REACH.from), at(REACH.to), 'ink')
  }
  sheet.text([x - 6, -shaftRadius - REACH.to - 14], 'Movimiento del eje', { anchor: 'end' })
}
