import { mirror } from '../../geometry.ts'
import type { Material, Point, Role } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'

/** A part as the cut shows it above the axis, and the same below. */
export const halves = (
  sheet: Sheet,
  id: string,
  role: Role,
  material: Material,
  above: readonly Point[],
) =>
  sheet
    .part(`upper-${id}`, role, material, above)
    .part(`lower-${id}`, role, material, mirror(above))
