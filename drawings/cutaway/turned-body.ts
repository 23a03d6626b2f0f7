import { boundsOf, flatten, spansAt } from '../geometry.ts'
import { extentOf } from '../lettering.ts'
import type { Box, Cutaway, DrawingLayout, Mark, PartMark, Point } from '../model.ts'

/** A piece of the body's outside, between two places along the axis. */
export type Stretch = Box & { id: string; surface: Surface }
/** What the outside of a piece consists of. */
export type Surface =
  | 'metal'
  | 'rotary'
  | 'stationary'
  | 'braid'
  | 'black-braid'
  | 'carbon'
  | 'bellows'

/** The part of a section that is shown as a body: what a customer holds in the hand. */
export type TurnedBody = {
  cutaway: Cutaway
  /** Its outside, from the process to the atmosphere. */
  stretches: readonly Stretch[]
  /** The visible marks on the cut faces, in painting order. */
  cut: readonly Mark[]
  first: number
  last: number
}

/** A corner belongs to both of its sides, so radii are measured this far beside it. */
const BESIDE = 0.1
/** Radii with a smaller difference count as equal. */
const SAME = 0.6
const SAME_SLOPE = 0.12
/** Springs press on the end of the body from outside; they begin within this distance of it. */
const SPRINGS = 4
/** How far a held part may protrude from the part that holds it. */
const PROUD = 6
/** Parts that extend further beyond the body along the shaft belong to the machine. */
export const OVERHANG = 70

const isOfMachine = ({ role, id }: PartMark) =>
  role === 'shaft' || role === 'housing' || MACHINE.has(id)
const MACHINE = new Set(['impeller', 'rotor', 'wet-end', 'bearing'])

const isTurned = (mark: Mark): mark is PartMark =>
  mark.type === 'part' &&
  (mark.role === 'rotating' || mark.role === 'stationary') &&
  isShownPart(mark) &&
  mark.material !== 'outside'

function surfaceOf({ id, material }: PartMark): Surface {
  if (material === 'face-rotary') return 'rotary'
  if (material === 'face-stationary') return 'stationary'
  if (material === 'plate') return 'bellows'
  if (material === 'graphite') return 'carbon'
  if (material === 'product-of-braid') return 'black-braid'
  return material === 'packing' || /^(ring|other)-\d/.test(id) ? 'braid' : 'metal'
}

/** The turned body of a drawing and its cut; undefined if its kind has no cutaway. */
export function turnedBody(layout: DrawingLayout): TurnedBody | undefined {
  const { cutaway, whole = layout.marks, marks } = layout
  if (!cutaway) return undefined
  const end = Math.max(
    ...marks.map((mark) => (isShaft(mark) ? boundsOf(flatten(mark.outline)).x2 : 0)),
  )
  const all = whole.filter((mark) => mark.scope === 'all')
  const stretches = outsideOf(
    all.filter(isTurned).flatMap((part) => {
      const outline = flatten(part.outline)
      const { x1, r1 } = boundsOf(outline)
      return r1 >= cutaway.shaft - 1 && x1 < end ? [{ part, outline }] : []
    }),
    cutaway,
  )
  const first = Math.min(...stretches.map(({ x1 }) => x1))
  const last = Math.max(...stretches.map(({ x2 }) => x2))
  const cut = all
    .filter(isInCut(cutaway, first, last))
    .filter((mark) => isHeld(mark, stretches, cutaway))
  return { cutaway, stretches, cut, first, last }
}

const isShaft = (mark: Mark): mark is PartMark => mark.type === 'part' && mark.role === 'shaft'

type Turned = { part: PartMark; outline: readonly Point[] }

/** The outermost part at each place along the axis. */
function outsideOf(turned: readonly Turned[], { reach }: Cutaway): Stretch[] {
  const corners = turned.flatMap(({ outline }) => outline.map(([x]) => Math.round(2 * x) / 2))
  const places = [...new Set(corners)].toSorted((a, b) => a - b)
  const stretches: Stretch[] = []
  places.slice(1).forEach((x2, i) => {
    const x1 = places[i] ?? x2
    const outermost = turned
      .map(({ part, outline }): Stretch => {
        const [a = 0, b = 0] = [x1 + BESIDE, x2 - BESIDE].map((x) =>
          Math.min(reach, Math.max(0, ...spansAt(outline, x).map(([, outer]) => outer))),
        )
        const beyond = a > 0 && b > 0 ? ((b - a) * BESIDE) / (x2 - x1 - 2 * BESIDE) : 0
        const [r1, r2] = [a - beyond, b + beyond]
        return { id: part.id, surface: surfaceOf(part), x1, x2, r1, r2 }
      })
      .filter(({ r1, r2 }) => r1 > 0 && r2 > 0)
      .toSorted((a, b) => b.r1 + b.r2 - a.r1 - a.r2)[0]
    if (outermost) stretches.push(outermost)
  })
  return stretches.reduce<Stretch[]>((joined, next) => {
    const last = joined.at(-1)
    return last && goesOn(last, next)
      ? [...joined.slice(0, -1), { ...last, x2: next.x2, r2: next.r2 }]
      : [...joined, next]
  }, [])
}

const slopeOf = ({ x1, x2, r1, r2 }: Stretch) => (r2 - r1) / (x2 - x1)

/** Whether two pieces continue the same cylinder or cone. */
const goesOn = (last: Stretch, next: Stretch) =>
  last.id === next.id &&
  next.x1 - last.x2 < SAME &&
  Math.abs(last.r2 - next.r1) < SAME &&
  Math.abs(slopeOf(last) - slopeOf(next)) < SAME_SLOPE

/** Selects the marks of the body, without the machine and the annotations. */
function isInCut({ shaft }: Cutaway, first: number, last: number) {
  return (mark: Mark, index: number, marks: readonly Mark[]): boolean => {
    if (mark.type === 'text') return false
    const { x1, x2, r1, r2 } = extentOf(mark)
    const isWithin = r1 > shaft - 2 && r2 > shaft + 1 && x1 > first - 2 && x2 < last + OVERHANG
    switch (mark.type) {
      case 'part':
        return isShownPart(mark) && x2 > first && x1 < last + 1 && r2 > shaft + 1
      case 'line':
        // A packing's contact is on the shaft itself.
        if (mark.weight === 'contact') return mark.tone === 'contact' && r1 >= shaft
        return (
          isWithin &&
          x1 < last + SPRINGS &&
          !mark.dash &&
          mark.id !== 'arrow' &&
          mark.tone !== 'accent'
        )
      case 'medium':
        // Fluid in a groove beside its O-ring is left out as clutter.
        return isWithin && !isGroove(marks[index - 1]) && isSpace(mark)
    }
  }
}

/** Whether a part is inside the body: pins, screws and bores are; studs and ports into the machine are not. */
function isHeld(mark: Mark, stretches: readonly Stretch[], { reach }: Cutaway): boolean {
  if (mark.type === 'text' || (mark.type === 'part' && mark.role !== 'fastener')) return true
  const { x1, x2, r2 } = extentOf(mark)
  const middle = (x1 + x2) / 2
  const round = stretches.filter((s) => s.x1 <= middle && middle <= s.x2)
  if (round.length === 0) return mark.type !== 'part'
  return round.some((s) => Math.max(s.r1, s.r2) > Math.min(r2, reach) - PROUD)
}

const isShownPart = (mark: PartMark) => !isOfMachine(mark) && !mark.id.includes('outside')
const isGroove = (mark: Mark | undefined) => mark?.type === 'part' && mark.id.endsWith('-groove')
/** A bore or chamber with an id, or with barrier fluid or gas; other spaces are shaded gaps. */
const isSpace = (mark: Mark) =>
  mark.type === 'medium' &&
  (mark.id !== undefined || mark.medium === 'barrier' || mark.medium === 'gas')
