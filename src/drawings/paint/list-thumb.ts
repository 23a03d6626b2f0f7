import { boundsOf, flatten } from '../geometry.ts'
import { fillOf, type FillName } from '../materials.ts'
import type { DrawingLayout, Mark, Tone } from '../model.ts'
import type { Brush } from './brush.ts'

/** A row of a list shows its product at this size, in px. */
export const THUMB = { width: 96, height: 72 } as const

/** Sheet units across at which a line of the tokens' width is right. */
const REFERENCE = 150
/** A broken-off section leaves most of its shaft out. */
const SHARE = 0.86
const SHAFT_SHOWN = 44

export function thumbView({ card, marks, isBroken }: DrawingLayout) {
  const share = isBroken ? SHARE : 1
  const [width, height] = [card.width * share, card.width * share * 0.75]
  const bottom = card.y + card.height - (isBroken ? SHAFT_SHOWN : 0)
  const x = card.x + (card.width - width) / 2
  return {
    box: [x, bottom - height, width, height] as [number, number, number, number],
    scale: width / REFERENCE,
    marks: marks.filter(isShown),
  }
}

/** Nothing finer than such a small picture can bear. */
function isShown(mark: Mark): boolean {
  if (mark.scope === 'section' || mark.type === 'text') return false
  if (mark.type === 'line') return !mark.dash && (mark.weight !== 'thin' || mark.id !== undefined)
  return true
}

/** No hatch at this size: what is cut is told by its ground. */
const FLAT: Partial<Record<FillName, Tone>> = { graphite: 'rule', packing: 'seat' }

const DIMMED: Partial<Record<Tone, Tone>> = {
  ink: 'rim',
  soft: 'rim',
  rule: 'rim',
  accent: 'seat',
  seat: 'fluid',
}

/** Paints flat; dimmed, what the neighbours in the list show too. */
export function thumbBrush(brush: Brush, isDimmed: boolean): Brush {
  const tone = (name: Tone | 'product') =>
    brush.tone((isDimmed && name !== 'product' && DIMMED[name]) || name)
  const fill = (name: FillName) => {
    const filled = fillOf(name)
    return tone(FLAT[name] ?? (typeof filled === 'string' ? filled : filled.ground))
  }
  return { ...brush, tone, fill }
}

/** Whether two drawings show the same in the same place: a tenth of their finest line does not count. */
export function markKey(mark: Mark): string {
  if (mark.type === 'text') return ''
  const outline = mark.type === 'line' ? mark.path : mark.outline
  const { x1, x2, r1, r2 } = boundsOf(flatten(outline))
  const corners = 'centre' in outline ? 0 : outline.length
  const what =
    mark.type === 'part' ? mark.material : mark.type === 'line' ? mark.weight : mark.medium
  return [mark.type, what, corners, ...[x1, x2, r1, r2].map((v) => Math.round(v / 3))].join()
}

/** Marks that most of a list's drawings show: what tells none of them from the others. */
export function commonMarks(layouts: readonly DrawingLayout[], share = 0.6): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { marks } of layouts) {
    for (const key of new Set(marks.map(markKey))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const least = Math.max(2, layouts.length * share)
  return new Set([...counts].flatMap(([key, count]) => (count >= least ? [key] : [])))
}
