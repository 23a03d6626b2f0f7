import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'injectable-packing', ...parameters }))

test('the compound lies between braided rings', () => {
  expect(draw({}).contacts.map(({ parts }) => parts[0])).toEqual(['inner-1', 'compound', 'outer-1'])
})

test('a construction that is not known is called generic', () => {
  const isNoted = (generic: boolean) =>
    draw({ generic }).marks.some((mark) => mark.type === 'text' && mark.text === 'Esquema genérico')
  expect(isNoted(true)).toBe(true)
  expect(isNoted(false)).toBe(false)
})
