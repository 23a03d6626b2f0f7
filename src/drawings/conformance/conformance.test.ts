import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingSchema, type Drawing } from '#schema/drawing.ts'
import { layoutDrawing } from '../kinds.ts'
import { renderDrawing } from '../render-drawing.tsx'
import { calloutFaults, coveredLettering, strays } from './lettering.ts'
import { anyValueOf } from './parameters.ts'
import { confusableNeighbours, contactFaults, overlaps } from './parts.ts'
import { leaks } from './raster.ts'

const BYTES_MAX = 6 * 1024
const RUNS = 60
const options = { id: 'd', subject: 'Sello de prueba' } as const

describe.each(drawingSchema.options.map((schema) => [schema.shape.kind.value, schema] as const))(
  'every drawing of kind %s',
  (_, schema) => {
    const drawings = anyValueOf(schema) as fc.Arbitrary<Drawing>
    const eachLayout = (
      faults: (layout: ReturnType<typeof layoutDrawing>) => string[],
      runs = RUNS,
    ) =>
      fc.assert(
        fc.property(drawings, (drawing) => {
          expect(faults(layoutDrawing(drawing))).toEqual([])
        }),
        { numRuns: runs },
      )

    test('stays inside its sheet', () => eachLayout(strays))
    test('never puts two solids in one place, nor one in the shaft', () => eachLayout(overlaps))
    test('tells neighbours apart by their hatch', () => eachLayout(confusableNeighbours))
    test('closes every contact, balanced, with the right medium at both ends', () =>
      eachLayout(contactFaults))
    test('never lets two media meet', () => eachLayout(leaks, RUNS / 2))
    test('names what the dots lie on, with leaders that never cross', () =>
      eachLayout(calloutFaults))
    test('letters on bare paper', () => eachLayout(coveredLettering))

    test('weighs little, in every size, with ids of its own and no colour left open for a PDF', () => {
      fc.assert(
        fc.property(drawings, fc.constantFrom('lamina', 'tarjeta', 'signo'), (drawing, size) => {
          const { svg, description } = renderDrawing(drawing, { ...options, size, theme: 'light' })
          expect(brotliCompressSync(svg).length).toBeLessThan(BYTES_MAX)
          expect(svg).not.toMatch(/var\(|NaN|undefined|Infinity/)
          const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.every((id) => id?.startsWith('d-'))).toBe(true)
          const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
          expect(ids).toEqual(expect.arrayContaining(used))
          expect(description.length).toBeGreaterThan(80)
        }),
        { numRuns: RUNS },
      )
    })

    test('looks different wherever a parameter differs', () => {
      const picture = (drawing: Drawing) =>
        renderDrawing(drawing, { ...options, size: 'lamina', theme: 'light' })
      fc.assert(
        fc.property(drawings, drawings, (a, b) => {
          fc.pre(JSON.stringify(a) !== JSON.stringify(b))
          expect(picture(a).svg).not.toBe(picture(b).svg)
        }),
        { numRuns: RUNS / 2 },
      )
    })
  },
)
