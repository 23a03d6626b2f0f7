import { describe, expect, test } from 'vitest'
import { boundsOf, flatten, type PartMark, type TextMark } from '../../kit.ts'
import { draw } from '../../draw.tsx'
import { solution as kind } from './solution.ts'

const NAMES = kind.schema.shape.solution.options
const drawingOf = (solution: (typeof NAMES)[number]) => ({ kind: 'solution', solution }) as const
const CARD_PX = 300
const SMALLEST_PX = 4

describe.each(NAMES)('the card of %s', (name) => {
  const { card, width, height, axis, marks } = kind.layout(drawingOf(name))
  const seals = marks
    .filter((mark): mark is PartMark => mark.type === 'part')
    .filter(({ material }) => material === 'accent' || material === 'lip')
    .map(({ outline }) => boundsOf(flatten(outline)))

  test('spec 2: is a picture of 4:3 that takes the whole height', () => {
    expect(card.width / card.height).toBeCloseTo(4 / 3)
    expect(card.x).toBe((width - card.width) / 2)
    expect(height - card.height).toBeLessThan(8)
  })

  test('shows the solution’s own part in the accent, inside the card and large enough', () => {
    expect(seals.length).toBeGreaterThan(1)
    for (const { x1, x2, r1, r2 } of seals) {
      expect(x1).toBeGreaterThanOrEqual(card.x)
      expect(x2).toBeLessThanOrEqual(card.x + card.width)
      expect(axis - r2).toBeGreaterThanOrEqual(card.y)
      expect((Math.max(x2 - x1, r2 - r1) * CARD_PX) / card.width).toBeGreaterThan(SMALLEST_PX)
    }
  })

  test('keeps its lettering off the card', () => {
    const letterings = marks.filter((mark): mark is TextMark => mark.type === 'text')
    const beside = letterings.map(({ at, anchor }) =>
      anchor === 'end' ? card.x - at[0] : at[0] - card.x - card.width,
    )
    expect(beside.length).toBeGreaterThan(1)
    expect(Math.min(...beside)).toBeGreaterThan(0)
    const { svg } = draw(drawingOf(name), {
      size: 'card',
      theme: 'file',
      id: 'd',
      subject: 'Solución',
    })
    expect(svg).not.toContain('<text')
  })
})
