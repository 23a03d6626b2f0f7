import { boundsOf, flatten } from '../geometry.ts'
import { drawingSchema, layoutDrawing, type DrawingKind } from '../kinds.ts'
import type { Mark } from '../model.ts'

/** A drawing by its kind and the parameters that it does not take by itself. */
export type Asked = { kind: DrawingKind } & Record<string, unknown>

/** A drawing as tests measure it. */
export function drawn(asked: Asked) {
  const layout = layoutDrawing(drawingSchema.parse(asked))
  return { ...layout, layout, boxOf: (id: string) => boxIn(layout.marks, id) }
}

/** Where a mark is; one that is not drawn is a fault. */
export function boxIn(marks: readonly Mark[], id: string) {
  const mark = marks.find((one) => one.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}
