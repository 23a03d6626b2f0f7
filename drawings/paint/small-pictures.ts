import { meet } from '../geometry.ts'
import { fillOf, type FillName } from '../materials.ts'
import { type Mark, ARROW, rowMarks, type Crop, type DrawingLayout, type Tone } from '../model.ts'
import { extentOf } from '../lettering.ts'
import type { Brush } from './brush.ts'

/** A row of a list shows its product at this size, in px. */
export const ROW = { width: 96, height: 72 } as const

/** The width of a crop, in sheet units, at which the tokens' line widths are right. */
const REFERENCE = 150
/** The thinnest line in px, as shown; in dark mode, where lines are thinner, 0.75. */
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

/** Whether a mark belongs to the product: no lettering, arrows, axes or dimensions. */
function isShown(mark: Mark, { row }: DrawingLayout): boolean {
  if (mark.type === 'text') return false
  // Views that only the section has are shown if the kind names their parts.
  if (mark.scope === 'section' && !(mark.id && row?.named.includes(mark.id))) return false
  if (mark.type !== 'line') return true
  if (mark.id === ARROW || mark.dash?.startsWith('centre')) return false
  return mark.weight !== 'thin' || (mark.id !== undefined && !mark.dash)
}

/** The largest width of a stroke. */
const STROKE = 6

/** Whether a part of the mark may be in the crop. */
const reaches = (mark: Mark, { x, y, width, height }: Crop, axis: number) =>
  meet(extentOf(mark), { x1: x, x2: x + width, r1: axis - y - height, r2: axis - y }, STROKE)

/** There are no hatches at this size: tones distinguish cut parts. */
const FLAT: Partial<Record<FillName, Tone>> = { graphite: 'rule', packing: 'seat' }

/** Paints without hatches, but keeps the textures that distinguish sheets. */
export function rowBrush(brush: Brush): Brush {
  const fill = (name: FillName) => {
    const filled = fillOf(name)
    if (typeof filled === 'string') return brush.tone(filled)
    return 'path' in filled ? brush.fill(name) : brush.tone(FLAT[name] ?? filled.ground)
  }
  const isTextured = (name: FillName) => brush.fill(name) === fill(name)
  return { ...brush, fill, ground: (name) => (isTextured(name) ? brush.ground(name) : undefined) }
}

/** Paints the machine around a product in thin lines. */
export function contextBrush(brush: Brush): Brush {
  return {
    ...brush,
    tone: (tone) => brush.tone(tone === 'ink' ? 'rule' : tone),
    width: (weight) => brush.width(weight === 'edge' ? 'thin' : weight),
  }
}

/** Whether a mark belongs to the machine, not to the product. */
export const isContext = (mark: Mark) =>
  mark.type === 'part' && (mark.role === 'housing' || mark.role === 'shaft')
