import type { Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

export const GENERIC = 'Esquema genérico'

/** Says that the drawing shows how such products are built, not this one's own construction. */
export const genericNote = (sheet: Sheet, at: Point) => sheet.text(at, GENERIC, { strong: true })
