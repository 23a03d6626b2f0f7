import { boundsOf, flatten, type Mark } from '../kit.ts'
import { drawingSchema, layoutDrawing, type DrawingKind } from '../kinds.ts'

/** A kind of drawing with the parameters that differ from their defaults. */
export type Asked = { kind: DrawingKind } & Record<string, unknown>

/** A drawing for measurements in tests. */
export function drawn(asked: Asked) {
  const layout = layoutDrawing(drawingSchema.parse(asked))
  return { ...layout, layout, boxOf: (id: string) => boxIn(layout.marks, id) }
}

/** The bounds of a mark. Throws if it is not drawn. */
export function boxIn(marks: readonly Mark[], id: string) {
  const mark = marks.find((one) => one.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}
