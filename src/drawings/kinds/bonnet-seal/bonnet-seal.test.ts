import { expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { distance } from '../../geometry.ts'
import { layoutDrawing } from '../../kinds.ts'

const draw = (parameters: Record<string, unknown>) =>
  layoutDrawing(drawingSchema.parse({ kind: 'bonnet-seal', ...parameters }))

test('a wider angle gives the ring more of the bore', () => {
  const lengths = [25, 30, 45].map((angle) => {
    const [contact] = draw({ angle }).contacts
    return contact ? distance(contact.from, contact.to) : 0
  })
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(lengths).size).toBe(3)
})

test('both versions stand beside each other', () => {
  const sections = (caps: string) => draw({ caps }).marks.filter(({ id }) => id === 'detail').length
  expect([sections('none'), sections('metal'), sections('both')]).toEqual([1, 1, 2])
})
