import { brotliCompressSync } from 'node:zlib'
import { assert, check, constantFrom, pre, property, type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingSchema, type Drawing } from '#schema/drawing.ts'
import { layoutDrawing } from '../kinds.ts'
import type { DrawingLayout } from '../model.ts'
import { renderDrawing } from '../render-drawing.tsx'
import { calloutFaults, coveredLettering, strays } from './lettering.ts'
import { anyValueOf } from './parameters.ts'
import { confusableNeighbours, contactFaults, overlaps } from './parts.ts'
import { leaks } from './raster.ts'

const BYTES_MAX = 6 * 1024
const RUNS = 60
/** The same drawings each time: a check that fails now and then is not trusted. */
const SEED = 682
const options = { id: 'd', subject: 'Sello de prueba' } as const

/** A scene has no parameters to vary: scene.test.ts asks the same of each of the ten. */
const KINDS = drawingSchema.options
  .map((schema) => [schema.shape.kind.value, schema] as const)
  .filter(([kind]) => kind !== 'scene')

describe.each(KINDS)('every drawing of kind %s', (_, schema) => {
  const drawings = anyValueOf(schema) as Arbitrary<Drawing>
  /** What is wrong with the simplest drawing that has a fault, and its parameters. */
  const faultsOf = (find: (layout: DrawingLayout) => string[], numRuns = RUNS): string[] => {
    const isSound = property(drawings, (drawing) => find(layoutDrawing(drawing)).length === 0)
    const [drawing] = check(isSound, { numRuns, seed: SEED }).counterexample ?? []
    return drawing ? [...find(layoutDrawing(drawing)), JSON.stringify(drawing)] : []
  }

  test('stays inside its sheet', () => expect(faultsOf(strays)).toEqual([]))
  test('never puts two solids in one place, nor one in the shaft', () =>
    expect(faultsOf(overlaps)).toEqual([]))
  test('tells neighbours apart by their hatch', () =>
    expect(faultsOf(confusableNeighbours)).toEqual([]))
  test('closes every contact, balanced, with the right medium at both ends', () =>
    expect(faultsOf(contactFaults)).toEqual([]))
  test('never lets two media meet', () => expect(faultsOf(leaks, RUNS / 2)).toEqual([]))
  test('names what the dots lie on, with leaders that never cross', () =>
    expect(faultsOf(calloutFaults)).toEqual([]))
  test('letters on bare paper', () => expect(faultsOf(coveredLettering)).toEqual([]))

  test('weighs little, in every size, with ids of its own and no colour left open for a PDF', () => {
    assert(
      property(drawings, constantFrom('lamina', 'tarjeta', 'signo'), (drawing, size) => {
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
      { numRuns: RUNS, seed: SEED },
    )
  })

  const hasParameters = Object.keys(schema.shape).length > 1
  test.runIf(hasParameters)('looks different wherever a parameter differs', () => {
    const picture = (drawing: Drawing) =>
      renderDrawing(drawing, { ...options, size: 'lamina', theme: 'light' })
    assert(
      property(drawings, drawings, (a, b) => {
        pre(JSON.stringify(a) !== JSON.stringify(b))
        expect(picture(a).svg).not.toBe(picture(b).svg)
      }),
      { numRuns: RUNS / 2, seed: SEED },
    )
  })
})
