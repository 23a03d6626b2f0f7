import { z } from 'zod'
import { memoise } from '#figures/memoise.ts'
import * as kinds from './kinds/register.ts'
import type { DrawingLayout, KindDefinition } from './model.ts'
import { ofView } from './sentences.ts'

type Kind = (typeof kinds)[keyof typeof kinds]
const KINDS: readonly Kind[] = Object.values(kinds)

/** The schema of each kind: its name in the content, and its parameters. */
export const KIND_SCHEMAS = KINDS.map(({ schema }) => schema) as [
  Kind['schema'],
  ...Kind['schema'][],
]

/** The schema of all drawings: one kind with its parameters. */
export const drawingSchema = z.discriminatedUnion('kind', KIND_SCHEMAS)

export type Drawing = z.output<typeof drawingSchema>
export type DrawingKind = Drawing['kind']
export type DrawingOf<K extends DrawingKind> = Extract<Drawing, { kind: K }>

const BY_NAME = new Map<string, unknown>(KINDS.map((kind) => [kind.schema.shape.kind.value, kind]))

// TypeScript cannot infer that a drawing fits the definition of its own kind.
const definitionOf = (drawing: Drawing) =>
  BY_NAME.get(drawing.kind) as KindDefinition<z.ZodType<Drawing>>

/** A drawing's geometry: parts, contacts, callouts. Computed once, for all sizes and for the pages' texts. */
export const layoutDrawing = memoise((drawing: Drawing): DrawingLayout =>
  definitionOf(drawing).layout(drawing),
)

/** The drawing of a movement at its start; undefined if nothing moves. */
export const restingLayout = (drawing: Drawing): DrawingLayout | undefined =>
  definitionOf(drawing).rest?.(drawing)

/** A drawing's title and description in Spanish, from its parameters; of a crop, without what stands beside it. */
export function describeDrawing(drawing: Drawing, isWhole = true) {
  const { title, description } = definitionOf(drawing).describe(drawing)
  return { title: ofView(title, isWhole), description: ofView(description, isWhole) }
}
