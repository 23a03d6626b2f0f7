import { catalogue } from '#catalogue/catalogue.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { drawingSchema, type Drawing, layoutDrawing } from '../kinds.ts'
import type { DrawingLayout } from '../model.ts'
import type { PlacedDrawing } from '#pictures/placed-drawing.ts'
import { valuesOf } from '../conformance/limits.ts'

type Tried = Pick<PlacedDrawing, 'drawing' | 'size'>

/** A kind, the drawings on which its rules are tested, each once, and every file that the site shows of it. */
export type KindUnderTest = {
  kind: string
  drawings: readonly Drawing[]
  files: readonly Tried[]
}

const SIZES = ['section', 'figure', 'card', 'row'] as const
const SHOWN = Map.groupBy(drawingFiles(catalogue()), ({ drawing }) => drawing.kind)

export const EVERY_KIND: readonly KindUnderTest[] = drawingSchema.options.map((schema) => {
  const kind = schema.shape.kind.value
  const shown = SHOWN.get(kind) ?? []
  const further = furtherDrawings(
    schema,
    shown.map(({ drawing }) => drawing),
  )
  const files = further.map((drawing, index) => {
    return { drawing, size: SIZES[index % SIZES.length] ?? 'section' }
  })
  return {
    kind,
    drawings: distinct([...shown.map(({ drawing }) => drawing), ...further]),
    files: [...shown, ...files],
  }
})

/** For each parameter value that no drawing of the site has, a drawing that has it. */
function furtherDrawings(
  schema: (typeof drawingSchema.options)[number],
  shown: readonly Drawing[],
): Drawing[] {
  const textOf = (name: string, value: unknown) => `${name} ${JSON.stringify(value)}`
  const seen = new Set(shown.flatMap((one) => Object.entries(one).map((pair) => textOf(...pair))))
  return valuesOf(schema)
    .filter(({ change }) =>
      change ? !seen.has(textOf(change.parameter, change.limit)) : shown.length === 0,
    )
    .map(({ value }) => value as Drawing)
}

/** Each drawing once, whatever the order of its parameters. */
function distinct(drawings: readonly Drawing[]): Drawing[] {
  const byText = new Map(
    drawings.map((drawing) => [
      JSON.stringify(Object.entries(drawing).toSorted(([a], [b]) => a.localeCompare(b))),
      drawing,
    ]),
  )
  return [...byText.values()]
}

/** The faults of the first drawing that has any, and its parameters. */
export function faultsOf(
  drawings: readonly Drawing[],
  find: (layout: DrawingLayout) => string[],
): string[] {
  for (const drawing of drawings) {
    const faults = find(layoutDrawing(drawing))
    if (faults.length > 0) return [...faults, JSON.stringify(drawing)]
  }
  return []
}
