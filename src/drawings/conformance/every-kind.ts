import { check, property, type Arbitrary } from 'fast-check'
import { drawingSchema, type Drawing } from '#schema/drawing.ts'
import { layoutDrawing } from '../kinds.ts'
import type { DrawingLayout } from '../model.ts'
import { anyValueOf } from './parameters.ts'

/** Drawings that each rule is tried on, per kind. */
export const RUNS = 60
/** The same drawings each time: a check that fails now and then is not trusted. */
export const SEED = 682

/** A kind with parameters of its own, and every drawing that they allow. */
export type KindUnderTest = {
  kind: string
  drawings: Arbitrary<Drawing>
  hasParameters: boolean
}

/** A scene has no parameters to vary: scene.test.ts asks the same of each of the ten. */
export const EVERY_KIND: readonly KindUnderTest[] = drawingSchema.options
  .map((schema) => ({
    kind: schema.shape.kind.value,
    drawings: anyValueOf(schema) as Arbitrary<Drawing>,
    hasParameters: Object.keys(schema.shape).length > 1,
  }))
  .filter(({ kind }) => kind !== 'scene')

/** What is wrong with the simplest drawing that has a fault, and its parameters. */
export function faultsOf(
  drawings: Arbitrary<Drawing>,
  find: (layout: DrawingLayout) => string[],
  numRuns = RUNS,
): string[] {
  const isSound = property(drawings, (drawing) => find(layoutDrawing(drawing)).length === 0)
  const [drawing] = check(isSound, { numRuns, seed: SEED }).counterexample ?? []
  return drawing ? [...find(layoutDrawing(drawing)), JSON.stringify(drawing)] : []
}
