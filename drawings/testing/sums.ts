import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Catalogue } from '#catalogue/catalogue-model.ts'
import { drawingFiles } from '#pictures/drawing-files.ts'
import { drawingSchema, type Drawing, layoutDrawing, restingLayout } from '../kinds.ts'
import { draw, type DrawingSize } from '../draw.tsx'
import type { DrawingTheme } from '../palette.ts'

/** A hash for each view of each drawing: `{ "split { gland: slotted }": "section 5f2c… card …" }`. */
export type Sums = Readonly<Record<string, string>>

type View = {
  name: string
  size: DrawingSize
  theme: DrawingTheme
  letters?: readonly string[]
  pace?: 'continuous' | 'stepped'
}

const VIEWS: readonly View[] = [
  { name: 'section', size: 'section', theme: 'page' },
  { name: 'printed', size: 'section', theme: 'light' },
  { name: 'figure', size: 'figure', theme: 'file' },
  { name: 'card', size: 'card', theme: 'file' },
  { name: 'plain', size: 'plain', theme: 'file' },
  { name: 'row', size: 'row', theme: 'file' },
]
/** Long enough to distinguish any two pictures, and short in a diff. */
const SUM_LENGTH = 12

/** The hashes of every drawing that the site shows, in every view that it can have. */
export function sumsOf(catalogue: Catalogue): Sums {
  const drawings = drawingFiles(catalogue).map(({ drawing }) => [nameOf(drawing), drawing] as const)
  return Object.fromEntries(
    [...new Map(drawings)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, drawing]) => [name, drawingSums(drawing)]),
  )
}

/** The views that differ from the accepted ones, by the drawing's name. */
export function changesOf(accepted: Sums, now: Sums): string[] {
  return [...new Set([...Object.keys(accepted), ...Object.keys(now)])].flatMap((name) => {
    const [was, is] = [accepted[name], now[name]]
    if (was === is) return []
    if (was === undefined) return [`${name}: new`]
    if (is === undefined) return [`${name}: not shown any more`]
    const before = new Set(was.split(', '))
    const views = is.split(', ').filter((view) => !before.has(view))
    return [`${name}: ${views.map((view) => view.split(' ')[0]).join(', ') || 'has a view less'}`]
  })
}

/** The drawing's kind, and its parameters that differ from their defaults. */
function nameOf(drawing: Drawing): string {
  const schema = drawingSchema.options.find(({ shape }) => shape.kind.value === drawing.kind)
  const parameters = Object.entries<unknown>(drawing).filter(([name, value]) => {
    const field = Object(schema?.shape)[name] as z.ZodType
    return name !== 'kind' && JSON.stringify(field.safeParse(undefined).data) !== textOf(value)
  })
  const written = parameters.map(
    ([name, value]) => `${name}: ${textOf(value)?.replaceAll('"', '')}`,
  )
  return [
    drawing.kind,
    ...(written.length > 0 ? [`{ ${written.toSorted().join(', ')} }`] : []),
  ].join(' ')
}

const textOf = (value: unknown): string | undefined => JSON.stringify(value)

function drawingSums(drawing: Drawing): string {
  const { cutaway, measures } = layoutDrawing(drawing)
  const letters = measures?.map(({ letter }) => letter)
  const views: View[] = [
    ...VIEWS,
    ...(letters ? [{ name: 'measured', size: 'measured', theme: 'page', letters } as const] : []),
    ...(cutaway ? [{ name: 'cutaway', size: 'cutaway', theme: 'file' } as const] : []),
    ...(restingLayout(drawing)
      ? (['continuous', 'stepped'] as const).map(
          (pace) => ({ name: pace, size: 'figure', theme: 'file', pace }) as const,
        )
      : []),
  ]
  return views
    .map(({ name, ...view }) => {
      const { svg } = draw(drawing, { ...view, id: 'd', subject: 'Dibujo' })
      const sum = createHash('sha256').update(svg).digest('hex').slice(0, SUM_LENGTH)
      return `${name} ${sum}`
    })
    .join(', ')
}
