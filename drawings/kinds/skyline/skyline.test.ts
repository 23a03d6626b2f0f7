import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { draw } from '../../draw.tsx'
import { skyline, skyline as kind } from './skyline.ts'

const CITIES = skyline.schema.shape.city.options

describe.each(CITIES)('the outline of %s', (city) => {
  const drawing = { kind: 'skyline', city } as const
  const layout = kind.layout(drawing)
  const { card, height, marks } = layout
  test('is a card of 4:3 that takes the whole height and carries no lettering', () => {
    expect(card.width / card.height).toBeCloseTo(4 / 3)
    expect(card.height).toBe(height)
    const options = { size: 'card', theme: 'file', id: 'd', subject: 'Oficina' } as const
    expect(draw(drawing, options).svg).not.toContain('<text')
  })

  test('keeps its picture inside the card, and fills it from side to side', () => {
    const shapes = marks.flatMap((mark) =>
      mark.scope === 'section' || mark.type === 'text'
        ? []
        : [boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))],
    )
    expect(Math.min(...shapes.map(({ x1 }) => x1))).toBeCloseTo(card.x)
    expect(Math.max(...shapes.map(({ x2 }) => x2))).toBeCloseTo(card.x + card.width)
    expect(Math.min(...shapes.map(({ r1 }) => r1))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...shapes.map(({ r2 }) => r2))).toBeLessThanOrEqual(card.height)
  })
})
