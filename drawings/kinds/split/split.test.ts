import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { drawingSchema, describeDrawing, layoutDrawing } from '../../kinds.ts'
import { CONTACT } from './dimensions.ts'

const draw = (parameters: object) => {
  const drawing = drawingSchema.parse({ kind: 'split', ...parameters })
  const { marks, whole = marks } = layoutDrawing(drawing)
  return {
    whole,
    boundsOfMark: (name: string) =>
      marks.flatMap((mark) => {
        if (mark.id !== name || mark.type === 'text') return []
        return [boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))]
      }),
    words: describeDrawing(drawing).description,
  }
}

describe('a split seal', () => {
  test.each(['clips', 'plate'])('keeps its springs (%s) out of the fluid', (springs) => {
    const [room] = draw({ springs }).boundsOfMark('springs')
    expect(room?.x1).toBeGreaterThan(CONTACT + 100)
  })
})
