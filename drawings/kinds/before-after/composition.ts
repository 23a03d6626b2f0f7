import type { z } from 'zod'
import { isPoint, movedPath, Sheet } from '../../kit.ts'
import type {
  Box,
  Contact,
  DrawingLayout,
  KindDefinition,
  Mark,
  PartMark,
  Point,
} from '../../model.ts'

/** One state of a place: the marks of one of the kinds, with changes. */
export type Composition = {
  marks: readonly Mark[]
  contacts: readonly Contact[]
  openings: readonly Box[]
  /** Left edge, top (as a radius) and width of the picture. */
  card: { x: number; top: number; width: number }
  title: string
  description: string
}

/** A place before and after its solution. */
export type Case = { before: Composition; after: Composition }

/** The card of a kind with these parameters. */
export const cardOf = <Schema extends z.ZodType>(
  { layout, schema }: KindDefinition<Schema>,
  parameters: z.input<Schema>,
) => onCard(layout(schema.parse(parameters)))

/** Leaves out marks that are only on a layout's whole sheet. */
const onCard = ({ marks, whole = marks, contacts, openings }: DrawingLayout) => ({
  marks: whole.filter(({ scope }) => scope === 'all'),
  contacts,
  openings,
})

const isNamed = ({ id }: Mark, names: readonly string[]) =>
  names.some((name) => id === name || id?.startsWith(`${name}-`))

/** Leaves parts out, by their ids or prefixes of them. */
export const without = (marks: readonly Mark[], ...names: string[]): Mark[] =>
  marks.filter((mark) => !isNamed(mark, names))

export const only = (marks: readonly Mark[], ...names: string[]): Mark[] =>
  marks.filter((mark) => isNamed(mark, names))

/** Leaves out the heavy lines of contacts between two positions along the axis. */
export const withoutContacts = (marks: readonly Mark[], x1: number, x2: number): Mark[] =>
  marks.filter((mark) => {
    if (mark.type !== 'line' || mark.weight !== 'contact') return true
    const xs = mark.path.map((segment) => (isPoint(segment) ? segment[0] : segment.to[0]))
    return Math.min(...xs) < x1 || Math.max(...xs) > x2
  })

/** A worn part: `wear` moves each of its points. */
export const worn = (marks: readonly Mark[], id: string, wear: (point: Point) => Point): Mark[] =>
  marks.map((mark) => {
    if (mark.type !== 'part' || mark.id !== id || 'centre' in mark.outline) return mark
    return { ...mark, outline: movedPath(mark.outline, wear) }
  })

/** Missing parts, as dashed outlines. */
export const missing = (marks: readonly Mark[]): Mark[] =>
  marks
    .filter((mark): mark is PartMark => mark.type === 'part')
    .flatMap(({ outline }): Mark[] => {
      if ('centre' in outline) return []
      const [first] = outline
      if (!first) return []
      const path = [...outline, first]
      return [{ type: 'line', scope: 'all', path, weight: 'thin', tone: 'ink', dash: 'rest' }]
    })

/** The marks that `draw` draws, for adding to others. */
export function drawn(draw: (sheet: Sheet) => void): readonly Mark[] {
  const sheet = new Sheet()
  draw(sheet)
  return collected(sheet).marks
}

/** The marks of a separate sheet. */
export function collected(sheet: Sheet) {
  const nowhere = { x: 0, top: 0, width: 1 }
  return onCard(sheet.finish({ balloonRow: 0, bottom: 0, card: nowhere }))
}
