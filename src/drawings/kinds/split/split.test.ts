import { describe, expect, test } from 'vitest'
import { drawingSchema } from '#schema/drawing.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { describeDrawing, layoutDrawing } from '../../kinds.ts'
import { CONTACT } from './dimensions.ts'

const draw = (parameters: object) => {
  const drawing = drawingSchema.parse({ kind: 'split', ...parameters })
  const { marks, whole = marks } = layoutDrawing(drawing)
  return {
    whole,
    boundsOfMark: (name: string) =>
      marks.flatMap((mark) => {
        if (mark.id !== name || mark.type === 'text') return []
        return [boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))]
      }),
    words: describeDrawing(drawing).description,
  }
}

describe('a split seal', () => {
  test('shows its parting line through the axis', () => {
    const line = draw({}).whole.find(
      (mark) =>
        mark.type === 'line' &&
        mark.tone === 'accent' &&
        flatten(mark.path).every(([, r]) => r === 0),
    )
    expect(line).toBeDefined()
  })

  test('shows its halves apart, one on each side of the parting plane', () => {
    const { boundsOfMark } = draw({})
    const [upper] = boundsOfMark('front-gland-upper')
    const [lower] = boundsOfMark('front-gland-lower')
    const plane = ((upper?.r1 ?? 0) + (lower?.r2 ?? 0)) / 2
    expect((upper?.r1 ?? 0) - plane).toBeGreaterThan(0)
    expect((upper?.r2 ?? 0) - plane).toBeCloseTo(plane - (lower?.r1 ?? 0), 1)
  })

  test.each([2, 3, 4, 8])('shows its %i bolts, none on the parting plane', (bolts) => {
    const { boundsOfMark } = draw({ bolts })
    const holes = boundsOfMark('front-bolt')
    expect(holes).toHaveLength(bolts)
    const [upper] = boundsOfMark('front-gland-upper')
    const [lower] = boundsOfMark('front-gland-lower')
    const plane = ((upper?.r1 ?? 0) + (lower?.r2 ?? 0)) / 2
    expect(holes.every(({ r1, r2 }) => r1 > plane || r2 < plane)).toBe(true)
  })

  test.each(['clips', 'plate'])('keeps its springs (%s) out of the fluid', (springs) => {
    const [room] = draw({ springs }).boundsOfMark('springs')
    expect(room?.x1).toBeGreaterThan(CONTACT + 100)
  })

  test('with a pumping ring shows its vanes and says what they do', () => {
    const { boundsOfMark, words } = draw({ pumpingRing: true })
    expect(boundsOfMark('pumping-ring')).toHaveLength(1)
    expect(words).toContain('Plan API 23')
    expect(draw({}).boundsOfMark('pumping-ring')).toHaveLength(0)
  })
})
