import { below, type Side } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { breakLine } from '../../parts/break-line.ts'
import { area, type Sheet } from '../../sheet.ts'
import { DUCT, DUCT_OUTSIDE, type DuctEnd } from './dimensions.ts'

/** A duct's plate, cut, above (1) or below (-1) its axis. */
function plate(sheet: Sheet, { name, face, axis, way }: DuctEnd, length: number, side: Side) {
  const [inner, outer] = [axis + side * DUCT, axis + side * DUCT_OUTSIDE]
  const outline = box(face, face + way * length, inner, outer)
  sheet.part(`duct-${name}${below(side)}`, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
}

/** A duct cut above its axis, with the gas inside down to `from`, as far as `length` from its end. */
export function ductCut(sheet: Sheet, end: DuctEnd, length: number, from: number) {
  const { face, axis, way } = end
  const [x, top] = [face + way * length, axis + DUCT]
  sheet.medium('process', box(face, x, from, top)).opening(area(x - 3, x + 3, 0, top))
  plate(sheet, end, length, 1)
}

export function ductOutside(sheet: Sheet, { face, way }: DuctEnd, length: number) {
  const x = face + way * length
  sheet.part('duct-outside', 'housing', 'outside', box(face, x, -DUCT_OUTSIDE, 0))
  breakLine(sheet, x, [-DUCT_OUTSIDE, 0], way)
}
