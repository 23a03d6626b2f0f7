import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { boundsOf, flatten } from '../geometry.ts'
import { drawingSchema, type Drawing, layoutDrawing } from '../kinds.ts'
import { drawingFacts, hasCutaway, draw } from '../draw.tsx'
import { bodyOf } from './cutaway-box.ts'

const BYTES_MAX = 14 * 1024
const { catalogue } = loadCatalogue(CONTENT_DIR)
const shown = catalogue?.products.filter(({ drawing }) => hasCutaway(drawing)) ?? []
const options = { size: 'cutaway', id: 'd', subject: 'Sello de prueba' } as const
const sample = (drawing: object): Drawing => drawingSchema.parse(drawing)
const cartridge = sample({ kind: 'cartridge-single' })

const CUT_AWAY = [
  'bellows',
  'braided-packing',
  'cartridge-dual',
  'cartridge-single',
  'cassette',
  'gas-dual',
  'lip-cartridge',
  'split',
]

test('the cartridges, the split seals and the packings are shown with a quarter cut away', () => {
  const kinds = new Set(shown.map(({ drawing }) => drawing.kind))
  const published = new Set<string>(catalogue?.products.map(({ drawing }) => drawing.kind))
  expect(kinds.size).toBeGreaterThan(0)
  expect([...kinds].toSorted()).toEqual(CUT_AWAY.filter((kind) => published.has(kind)))
})

test('a component seal, which has no body of its own, is not', () => {
  expect(hasCutaway(sample({ kind: 'bellows', arrangement: 'component' }))).toBe(false)
  expect(() => drawingFacts(sample({ kind: 'labyrinth' }), options)).toThrow('no cutaway')
})

describe.each(shown)('the picture of $id', ({ drawing }) => {
  test('is light, has ids of its own, and leaves no colour open for a PDF', () => {
    const { svg } = draw(drawing, { ...options, theme: 'light' })
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id = '']) => id)
    expect({
      isHeavy: brotliCompressSync(svg).length > BYTES_MAX,
      leavesOpen: /var\(|NaN|undefined|Infinity/.exec(svg)?.[0],
      repeated: ids.filter((id, i) => ids.indexOf(id) !== i),
      foreign: ids.filter((id) => !id.startsWith('d-')),
      unknown: used.filter((id) => !ids.includes(id)),
    }).toEqual({ isHeavy: false, leavesOpen: undefined, repeated: [], foreign: [], unknown: [] })
  })

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

test('it says what the open quarter lets see', () => {
  const { title, description } = drawingFacts(cartridge, options)
  expect(title).toBe('Sello de prueba: vista con un cuarto cortado')
  expect(description).toContain('la cara rotativa, la cara estacionaria')
})

test('on paper it is hatched, without light', () => {
  const file = draw(cartridge, { ...options, theme: 'file' }).svg
  expect(file).toContain('@media print{.d-light{display:none}}')
  const lit = [...file.matchAll(/<path class="d-light"/g)].length
  expect(lit).toBeGreaterThan(20)
})

test('no fluid is left in the grooves beside their O-rings, nor outside of the body', () => {
  const body = bodyOf(layoutDrawing(cartridge))
  const media = body.cut.filter((mark) => mark.type === 'medium')
  const outside = media.filter(({ outline }) => {
    const { x1, x2, r2 } = boundsOf(flatten(outline))
    const middle = (x1 + x2) / 2
    const over = body.stretches.filter((s) => s.x1 <= middle && middle <= s.x2)
    return !over.some((s) => Math.max(s.r1, s.r2) > Math.min(r2, body.cutaway.reach) - 6)
  })
  expect(outside).toEqual([])
  expect(media.map(({ id }) => id)).toEqual(['flush-port'])
})

test('a split seal shows the joint of its halves; others have none', () => {
  const heavy = (drawing: Drawing) =>
    [...draw(drawing, { ...options, theme: 'light' }).svg.matchAll(/stroke-width="2.8"/g)].length
  expect(heavy(sample({ kind: 'split' }))).toBeGreaterThan(4)
  expect(heavy(cartridge)).toBe(1)
})
