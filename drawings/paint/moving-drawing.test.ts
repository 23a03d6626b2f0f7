import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawingSchema, layoutDrawing, restingLayout } from '../kinds.ts'
import type { DrawingLayout } from '../model.ts'
import { draw } from '../draw.tsx'

const BYTES_MAX = 3_000
const MOVEMENTS = ['axial-compression', 'axial-extension', 'lateral']
const drawingOf = (movement: string) =>
  drawingSchema.parse({ kind: 'expansion-joint-elastomeric', movement })

const options = { size: 'card', theme: 'file', id: 'd', subject: 'Junta' } as const
const svgOf = (movement: string, pace?: 'continuous' | 'stepped') =>
  draw(drawingOf(movement), { ...options, pace }).svg

/** The kinds of strokes of each mark, without coordinates. */
const strokesOf = ({ marks }: DrawingLayout) =>
  marks.map((mark) => {
    if (mark.type === 'text') return mark.text
    const outline = mark.type === 'line' ? mark.path : mark.outline
    const kinds = 'centre' in outline ? 'circle' : outline.map((one) => Object.keys(one).join(''))
    return `${mark.type} ${mark.id} ${String(kinds)}`
  })

describe.each(MOVEMENTS)('the movement %s', (movement) => {
  test('starts from the same marks, one for one, so that each can move', () => {
    const resting = restingLayout(drawingOf(movement))
    if (!resting) throw new Error('nothing moves')
    expect(strokesOf(resting)).toEqual(strokesOf(layoutDrawing(drawingOf(movement))))
  })

  test('spec 2: is drawn in motion: the wall bends, the flanges keep their shape', () => {
    const svg = svgOf(movement, 'continuous')
    expect(svg.match(/<animate /g)?.length).toBeGreaterThanOrEqual(3)
    expect(svg.match(/<animateTransform /g)?.length).toBeGreaterThanOrEqual(4)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test.each(['continuous', 'stepped'] as const)('weighs little, %s', (pace) => {
    const svg = svgOf(movement, pace)
    expect(brotliCompressSync(svg).length).toBeLessThan(BYTES_MAX)
  })
})

test('a joint at rest has nothing to move', () => {
  expect(restingLayout(drawingOf('none'))).toBeUndefined()
})
