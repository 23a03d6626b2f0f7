import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

/** Says that the drawing shows how such products are built, not this one's own construction. */
export const genericNote = (sheet: Sheet, at: Point) =>
  sheet.text(at, 'Esquema genérico', { strong: true })
