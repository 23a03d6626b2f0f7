import { meet } from '../geometry.ts'
import { fillOf, type FillName } from '../materials.ts'
import { type Mark, ARROW, rowMarks, type Crop, type DrawingLayout, type Tone } from '../model.ts'
import { extentOf } from '../lettering.ts'
import type { Brush } from './brush.ts'

/** A row of a list shows its product at this size, in px. */
export const ROW = { width: 96, height: 72 } as const

/** Sheet units across at which a line of the tokens' width is right. */
const REFERENCE = 150
/** Shown at its size, no line is thinner, in px: in the dark, where lines are finer, at least 0.75. */
const LEAST_PX = 0.9
/** The same in sheet units, before scaling. */
export const ROW_LEAST_LINE = (LEAST_PX * REFERENCE) / ROW.width

export function rowView(layout: DrawingLayout) {
  const box = layout.row ?? layout.card
  const { x, y, width, height } = box
  return {
    box: [x, y, width, height] as [number, number, number, number],
    scale: width / REFERENCE,
    marks: rowMarks(layout).filter(
      (mark) => isShown(mark, layout) && reaches(mark, box, layout.axis),
    ),
  }
}

/** What the thing is, and nothing that tells of it: no lettering, arrows, axes nor dimensions. */
function isShown(mark: Mark, { row }: DrawingLayout): boolean {
  if (mark.type === 'text') return false
  // A view that only the section has is shown where the kind names its parts.
  if (mark.scope === 'section' && !(mark.id && row?.named.includes(mark.id))) return false
  if (mark.type !== 'line') return true
  if (mark.id === ARROW || mark.dash?.startsWith('centre')) return false
  return mark.weight !== 'thin' || (mark.id !== undefined && !mark.dash)
}

/** Strokes are a few units wide. */
const STROKE = 6

/** Whether any of a mark may be seen in the crop. */
const reaches = (mark: Mark, { x, y, width, height }: Crop, axis: number) =>
  meet(extentOf(mark), { x1: x, x2: x + width, r1: axis - y - height, r2: axis - y }, STROKE)

/** No hatch at this size: what is cut is told by its ground. */
const FLAT: Partial<Record<FillName, Tone>> = { graphite: 'rule', packing: 'seat' }

/** Paints flat, but for the textures that tell one sheet from another. */
export function rowBrush(brush: Brush): Brush {
  const fill = (name: FillName) => {
    const filled = fillOf(name)
    if (typeof filled === 'string') return brush.tone(filled)
    return 'path' in filled ? brush.fill(name) : brush.tone(FLAT[name] ?? filled.ground)
  }
  const isTextured = (name: FillName) => brush.fill(name) === fill(name)
  return { ...brush, fill, ground: (name) => (isTextured(name) ? brush.ground(name) : undefined) }
}

/** The machine that a product is mounted in is drawn in quiet lines. */
export function contextBrush(brush: Brush): Brush {
  return {
    ...brush,
    tone: (tone) => brush.tone(tone === 'ink' ? 'rule' : tone),
    width: (weight) => brush.width(weight === 'edge' ? 'thin' : weight),
  }
}

/** Whether a mark is the machine's, not the product's. */
export const isContext = (mark: Mark) =>
  mark.type === 'part' && (mark.role === 'housing' || mark.role === 'shaft')
