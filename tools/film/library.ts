import { layoutDrawing, restingLayout } from '#drawings/kinds.ts'
import type { Mark } from '#drawings/model.ts'
import { drawingSchema } from '#schema/drawing.ts'

/** The marks of a drawing of the library, from the parameters that the content would give; the outside too. */
export function drawn(parameters: object): readonly Mark[] {
  const { marks, whole = marks } = layoutDrawing(drawingSchema.parse(parameters))
  return whole
}

/** The same marks before they moved. */
export const resting = (parameters: object): readonly Mark[] =>
  restingLayout(drawingSchema.parse(parameters))?.marks ?? []
