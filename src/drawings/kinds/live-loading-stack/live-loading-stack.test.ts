import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'
import { boundsOf, flatten } from '../../geometry.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'live-loading-stack', ...parameters }))

const lengthOf = (parameters: Record<string, unknown>, id: string) => {
  const points = draw(parameters).marks.flatMap((mark) =>
    mark.type === 'part' && mark.id === id ? flatten(mark.outline) : [],
  )
  const { x1, x2 } = boundsOf(points)
  return x2 - x1
}

test('a stack is shorter under load than free', () => {
  for (const nested of [1, 2, 3]) {
    expect(lengthOf({ nested }, 'loaded-springs')).toBeLessThan(
      lengthOf({ nested }, 'free-springs'),
    )
  }
})
