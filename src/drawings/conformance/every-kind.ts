import { sample, type Arbitrary } from 'fast-check'
import { drawingSchema, type Drawing } from '#schema/drawing.ts'
import { layoutDrawing } from '../kinds.ts'
import type { DrawingLayout } from '../model.ts'
import { anyValueOf } from './parameters.ts'

/** Drawings of a kind that chance proposes; those that differ are tried, each once. */
const PROPOSALS = 60
/** The same drawings each time: a check that fails now and then is not trusted. */
const SEED = 682

/** A kind with parameters of its own, and every drawing that they allow. */
export type KindUnderTest = {
  kind: string
  drawings: Arbitrary<Drawing>
}

/** A scene has no parameters to vary: scene.test.ts asks the same of each of the ten. */
export const EVERY_KIND: readonly KindUnderTest[] = drawingSchema.options
  .map((schema) => ({
    kind: schema.shape.kind.value,
    drawings: anyValueOf(schema) as Arbitrary<Drawing>,
  }))
  .filter(({ kind }) => kind !== 'scene')

/** Different values out of what chance proposes, the simplest first. */
export function samplesOf<Value>(values: Arbitrary<Value>): Value[] {
  const proposed = sample(values, { numRuns: PROPOSALS, seed: SEED })
  const byText = new Map(proposed.map((value) => [JSON.stringify(value), value]))
  return [...byText].sort(([a], [b]) => a.length - b.length).map(([, value]) => value)
}

type Sample = { drawing: Drawing; layout: DrawingLayout }
/** One kind's only: the rules are tried kind by kind, and a raster takes 600 kB. */
let laidOut: { drawings: Arbitrary<Drawing>; samples: readonly Sample[] } | undefined

/** What is wrong with the simplest drawing that has a fault, and its parameters. */
export function faultsOf(
  drawings: Arbitrary<Drawing>,
  find: (layout: DrawingLayout) => string[],
): string[] {
  if (laidOut?.drawings !== drawings) {
    const samples = samplesOf(drawings).map((drawing) => ({
      drawing,
      layout: layoutDrawing(drawing),
    }))
    laidOut = { drawings, samples }
  }
  for (const { drawing, layout } of laidOut.samples) {
    const faults = find(layout)
    if (faults.length > 0) return [...faults, JSON.stringify(drawing)]
  }
  return []
}
