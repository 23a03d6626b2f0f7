import { describe, expect, test } from 'vitest'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { drawingSchema, describeDrawing, layoutDrawing } from '../../kinds.ts'
import { CONTACT } from './dimensions.ts'

const draw = (parameters: object) => {
  const drawing = drawingSchema.parse({ kind: 'cartridge-single', ...parameters })
  const layout = layoutDrawing(drawing)
  return {
    layout,
    ids: new Set(layout.marks.map(({ id }) => id)),
    words: describeDrawing(drawing).description,
  }
}

describe('a single cartridge seal', () => {
  test.each([
    ['external', 'atmosphere side'],
    ['wave', 'atmosphere side'],
    ['multiple', 'rotary side'],
  ] as const)('with %s springs shows them on the %s, never in the fluid', (springs, side) => {
    const { layout } = draw({ springs })
    const mark = layout.marks.find(({ id }) => id === 'springs')
    const room = boundsOf(mark?.type === 'line' ? flatten(mark.path) : [])
    expect(room.x1 > CONTACT).toBe(side === 'atmosphere side')
    const { at } = rasterOf(layout)
    for (let x = room.x1 + 1; x < room.x2; x += 2) {
      expect(at(x, (room.r1 + room.r2) / 2)).toBe('atmosphere')
    }
  })
  test('refuses parts that would stand in each other’s way', () => {
    const parse = (parameters: object) =>
      drawingSchema.safeParse({ kind: 'cartridge-single', ...parameters }).success
    expect(parse({ gland: 'clamped', port: 'oblique' })).toBe(false)
    expect(parse({ lock: 'shaft-shoulder', centring: 'strap' })).toBe(false)
    expect(parse({ springs: 'multiple', rotaryMount: 'holder' })).toBe(false)
  })
})
