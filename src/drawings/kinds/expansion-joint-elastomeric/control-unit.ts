import { PIPE } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { throughStud } from '../../parts/through-stud.ts'
import type { Sheet } from '../../sheet.ts'
import type { Joint } from './dimensions.ts'

/** Thickness of a gusset plate, and radii of the plates and the rod from the pipe's bore. */
export const CONTROL = { plate: 16, inner: 60, outer: 190, rod: 168, rodHalf: 9 } as const

/** Gusset plates bolted behind the flanges, and the rod that limits how far these move. */
export function controlUnit(sheet: Sheet, { left, right }: Joint) {
  const { plate, inner, outer, rod, rodHalf } = CONTROL
  for (const { id, face, way, bore } of [left, right]) {
    const back = face + way * PIPE.back
    const outline = box(back, back + way * plate, bore + inner, bore + outer)
    sheet.part(`gusset-${id}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', outline)
  }
  const reach = PIPE.back + plate
  throughStud(sheet, 'control-rod', {
    x1: left.face - reach,
    x2: right.face + reach,
    r: left.bore + rod,
    half: rodHalf,
  })
}
