import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

test('the sleeve clears the stem: only the rings over it touch', () => {
  const { contacts } = layoutDrawing(drawingSchema.parse({ kind: 'split-sleeve' }))
  const touching = contacts.map(({ parts }) => parts[0])
  expect(touching).toEqual(['ring-1', 'ring-2', 'ring-3', 'ring-4', 'ring-5'])
})
