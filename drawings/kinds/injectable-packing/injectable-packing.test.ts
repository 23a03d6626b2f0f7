import { expect, test } from 'vitest'
import { drawingSchema, layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'injectable-packing', ...parameters }))

test('the compound lies between braided rings', () => {
  expect(draw({}).contacts.map(({ parts }) => parts[0])).toEqual(['inner-1', 'compound', 'outer-1'])
})
