import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'
import { boundsOf, flatten } from '../../geometry.ts'

const { marks } = layoutDrawing(drawingSchema.parse({ kind: 'live-loading-stack' }))

const lengthOf = (id: string) => {
  const points = marks.flatMap((mark) =>
    mark.type === 'part' && mark.id === id ? flatten(mark.outline) : [],
  )
  const { x1, x2 } = boundsOf(points)
  return x2 - x1
}

test('a stack is shorter under load than free', () => {
  expect(lengthOf('loaded-springs')).toBeLessThan(lengthOf('free-springs'))
})
