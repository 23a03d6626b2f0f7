import { box } from '../../geometry.ts'
import { breakLine } from '../../parts/break-line.ts'
import { area, type Sheet } from '../../sheet.ts'
import { DUCT, DUCT_LENGTH, DUCT_OUTSIDE } from './dimensions.ts'

export type DuctEnd = { face: number; axis?: number; way: 1 | -1; length?: number }

const nameOf = ({ way }: DuctEnd) => (way < 0 ? 'left' : 'right')

/** A duct's plate cut above its axis, and the gas inside down to `from`. */
export function ductCut(sheet: Sheet, end: DuctEnd, from: number) {
  const { face, axis = 0, way, length = DUCT_LENGTH } = end
  const x = face + way * length
  const outline = box(face, x, axis + DUCT, axis + DUCT_OUTSIDE)
  sheet
    .medium('process', box(face, x, from, axis + DUCT))
    .part(`duct-${nameOf(end)}`, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
    .opening(area(x - 3, x + 3, 0, axis + DUCT))
}

export function ductCutBelow(sheet: Sheet, end: DuctEnd) {
  const { face, axis = 0, way, length = DUCT_LENGTH } = end
  const plate = box(face, face + way * length, axis - DUCT_OUTSIDE, axis - DUCT)
  sheet.part(`duct-${nameOf(end)}-below`, 'housing', way < 0 ? 'steel' : 'steel-opposed', plate)
}

export function ductOutside(sheet: Sheet, end: DuctEnd) {
  const { face, way, length = DUCT_LENGTH } = end
  const x = face + way * length
  sheet.part('duct-outside', 'housing', 'outside', box(face, x, -DUCT_OUTSIDE, 0))
  breakLine(sheet, x, [-DUCT_OUTSIDE, 0], way)
}
