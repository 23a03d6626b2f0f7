import { brotliCompressSync, constants } from 'node:zlib'
import { assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Drawing } from '#schema/drawing.ts'
import { renderDrawing } from '../render-drawing.tsx'
import { EVERY_KIND, RUNS, SEED } from './every-kind.ts'

const BYTES_MAX = 6 * 1024
const options = { id: 'd', subject: 'Sello de prueba' } as const

describe.each(EVERY_KIND)('every drawing of kind $kind', ({ drawings, hasParameters }) => {
  test('weighs little, in every size, with ids of its own and no colour left open for a PDF', () => {
    assert(
      property(drawings, constantFrom('section', 'card', 'row', 'icon'), (drawing, size) => {
        const { svg, description } = renderDrawing(drawing, { ...options, size, theme: 'light' })
        expect(servedBytes(svg)).toBeLessThan(BYTES_MAX)
        expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity/)
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => id?.startsWith('d-'))).toBe(true)
        const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
        expect(ids).toEqual(expect.arrayContaining(used))
        expect(description.length).toBeGreaterThan(80)
      }),
      { numRuns: RUNS, seed: SEED },
    )
  })

  test.runIf(hasParameters)('looks different wherever a parameter differs', () => {
    const picture = (drawing: Drawing) =>
      renderDrawing(drawing, { ...options, size: 'section', theme: 'light' })
    assert(
      property(drawings, drawings, (a, b) => {
        pre(JSON.stringify(a) !== JSON.stringify(b))
        expect(picture(a).svg).not.toBe(picture(b).svg)
      }),
      { numRuns: RUNS / 2, seed: SEED },
    )
  })
})

/** Pressed hard only where pressing lightly, which is ten times quicker, does not settle it. */
function servedBytes(svg: string): number {
  const { length } = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return length < BYTES_MAX ? length : brotliCompressSync(svg).length
}
