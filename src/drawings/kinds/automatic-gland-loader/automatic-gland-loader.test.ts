import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'

test('a twin actuator has two chambers under pressure for one of a single one', () => {
  const chambers = (pistons: string) =>
    layoutDrawing(drawingSchema.parse({ kind: 'automatic-gland-loader', pistons })).marks.filter(
      ({ id }) => id === 'chamber',
    ).length
  expect(chambers('twin')).toBe(2 * chambers('single'))
})
