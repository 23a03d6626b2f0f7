import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { drawingSchema, type Drawing, layoutDrawing } from '../kinds.ts'
import { drawingFacts, hasCutaway } from '../draw.tsx'
import { bodyOf } from './cutaway-box.ts'

const { catalogue } = loadCatalogue(CONTENT_DIR)
const shown = catalogue?.products.filter(({ drawing }) => hasCutaway(drawing)) ?? []
const options = { size: 'cutaway', id: 'd', subject: 'Sello de prueba' } as const
const sample = (drawing: object): Drawing => drawingSchema.parse(drawing)

test('a component seal, which has no body of its own, is not', () => {
  expect(hasCutaway(sample({ kind: 'bellows', arrangement: 'component' }))).toBe(false)
  expect(() => drawingFacts(sample({ kind: 'labyrinth' }), options)).toThrow('no cutaway')
})

describe.each(shown)('the picture of $id', ({ drawing }) => {
  test('shows the section’s own contacts, and nothing of the machine', () => {
    const layout = layoutDrawing(drawing)
    const { cut } = bodyOf(layout)
    const contacts = cut.filter((mark) => mark.type === 'line' && mark.weight === 'contact')
    expect(contacts.length).toBe(layout.contacts.length)
    expect(cut.filter((mark) => mark.type === 'part' && mark.role === 'housing')).toEqual([])
    expect(cut.every((mark) => (layout.whole ?? layout.marks).includes(mark))).toBe(true)
  })

  test('stands out from the shaft, and no further than its kind allows', () => {
    const { stretches, first, last, cutaway } = bodyOf(layoutDrawing(drawing))
    expect(stretches.every(({ r1, r2 }) => Math.min(r1, r2) > cutaway.shaft)).toBe(true)
    expect(Math.max(...stretches.map(({ r2 }) => r2))).toBeLessThanOrEqual(cutaway.reach + 1)
    expect(last - first).toBeGreaterThan(200)
  })
})
