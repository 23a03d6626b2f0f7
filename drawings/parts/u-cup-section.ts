import type { DrawingOf } from '../kinds.ts'
import { box, movedPath, path, polyline, reversed, type Sheet } from '../kit.ts'
import type { Point, Segment } from '../model.ts'
import { ringContact, type Step } from './groove.ts'

export type UCupShape = Pick<DrawingOf<'u-cup'>, 'lip' | 'mouth'> & {
  inside: DrawingOf<'u-cup'>['inside'] | 'pedestal-ring'
  /** A ring set into the heel, against extrusion. */
  heel: 'plain' | 'square-ring'
}

/** The cup of drawings that are about something else. */
export const PLAIN_CUP: UCupShape = {
  lip: 'positive',
  mouth: 'normal',
  inside: 'empty',
  heel: 'plain',
}

/** Radial height of the groove. */
const HEIGHT = 64
/** The space between the groove's wall and the lips, through which the pressure enters. */
export const CUP_PLAY = 12
const MIDDLE = HEIGHT / 2
/** The heel's clearance from the rod and from the groove's floor. */
const RELIEF = 4
/** The side length of the ring in the heel, and its distance from the rod. */
const RING = 19
const RING_GAP = 1
/** A ring that stands on the groove's wall and extends into the mouth. */
const PEDESTAL = { half: 6, hole: [8, 16], gap: 2 } as const

const MOUTH: Record<UCupShape['mouth'], { depth: number; length: number }> = {
  shallow: { depth: 38, length: 80 },
  normal: { depth: 56, length: 96 },
  deep: { depth: 76, length: 114 },
}
/** The end of a rounded lip, from behind its contact to its inner face. */
export const ROUNDED_LIP = path`M31 7 C26 6 25 0 21 0 H15 C11.5 0 9 3 9 7 C9 11 12 14 17 14`
/**
 * For each lip, its contact along the axis; its sliding side, from the heel's relief to the end of the inner face; and
 * half the mouth's width at its root.
 */
const LIPS: Record<
  UCupShape['lip'],
  { contact: readonly [from: number, to: number]; side: readonly Segment[]; root: number }
> = {
  positive: { contact: [8, 18], side: polyline`M22 ${RELIEF} L18 0 H8 L17 13`, root: 11 },
  negative: { contact: [20, 29], side: polyline`M33 ${RELIEF} L29 0 H20 L10 12 V18`, root: 11 },
  rounded: { contact: [12.5, 22], side: [[58, RELIEF], ...ROUNDED_LIP], root: 16 },
}
const O_RING = 13

/** The groove for the cup. */
export const cupGroove = ({ mouth }: Pick<UCupShape, 'mouth'>): Step => ({
  length: CUP_PLAY + MOUTH[mouth].length,
  depth: HEIGHT,
})

/** The heel's corner on the sliding side, cut out for a ring. */
function heelCorner({ mouth, heel }: UCupShape): Point[] {
  const end = MOUTH[mouth].length
  return heel === 'plain' ? [[end, RELIEF]] : polyline`M${end} ${RING} H${end - RING} V${RELIEF}`
}

/** The ring in the heel's corner. */
function heelRing({ mouth }: UCupShape): Point[] {
  const end = MOUTH[mouth].length
  return polyline`M${end - RING} ${RING_GAP} H${end} V${RING} H${end - RING}`
}

/** The ring that would fit under a bevelled heel. */
export function wedgeRing({ mouth }: UCupShape): Point[] {
  const end = MOUTH[mouth].length
  return [
    [end - RING - RELIEF + RING_GAP, RING_GAP],
    [end, RING_GAP],
    [end, RING + RELIEF],
  ]
}

/** The cup's own outline, without the parts inside it. */
function cupOutline(shape: UCupShape): Segment[] {
  const { depth, length } = MOUTH[shape.mouth]
  const half = shape.inside === 'o-ring' ? O_RING : LIPS[shape.lip].root
  const start = depth - half
  const lip: Segment[] = [...LIPS[shape.lip].side, [start, MIDDLE - half]]
  const acrossMiddle = ([u, v]: Point): Point => [u, HEIGHT - v]
  const staticLip = movedPath(reversed(lip), acrossMiddle).slice(1)
  return [
    ...heelCorner(shape),
    ...lip,
    // A half circle, as one curve.
    {
      to: acrossMiddle([start, MIDDLE - half]),
      via: [
        [start + (half * 4) / 3, MIDDLE - half],
        [start + (half * 4) / 3, MIDDLE + half],
      ],
    },
    ...staticLip,
    acrossMiddle([length, RELIEF]),
  ]
}

type Pressure = 'process' | 'gas'

/** The cup's own sheet; draws the pressure in the groove and between the lips. */
function pressedCup(groove: Sheet, { lip, mouth }: UCupShape, medium: Pressure) {
  const [from, to] = LIPS[lip].contact
  const [behind, end] = [(from + to) / 2, MOUTH[mouth].length]
  return groove
    .at([CUP_PLAY, 0])
    .medium(medium, box(-CUP_PLAY, end, 0, HEIGHT))
    .medium('atmosphere', box(behind, end, 0, RELIEF * 2))
    .medium('atmosphere', box(behind, end, HEIGHT - RELIEF * 2, HEIGHT))
}

/** The cup in its `groove`, with the parts between its lips and in its heel; ids begin with `id`. */
export function uCup(groove: Sheet, id: string, shape: UCupShape, medium: Pressure) {
  const { depth, length } = MOUTH[shape.mouth]
  const [inside, ring] = [`${id}-energiser`, `${id}-heel-ring`]
  const on = pressedCup(groove, shape, medium)
  on.part(id, 'elastomer', 'lip', cupOutline(shape)).anchor(id, [length - 12, MIDDLE + 8])
  if (shape.heel !== 'plain') {
    on.part(ring, 'elastomer', 'graphite', heelRing(shape), 'thin').anchor(ring, [length - 6, 7])
  }
  if (shape.inside === 'o-ring') {
    const centre: Point = [depth - O_RING, MIDDLE]
    on.part(inside, 'elastomer', 'elastomer', { centre, radius: O_RING }, 'thin')
    on.anchor(inside, centre)
  }
  if (shape.inside === 'pedestal-ring') {
    const { half, hole, gap } = PEDESTAL
    const pedestal = box(-CUP_PLAY, depth - gap, MIDDLE - half, MIDDLE + half)
    on.part(inside, 'elastomer', 'steel-fine', pedestal, 'thin')
      .medium(medium, box(...hole, MIDDLE - half, MIDDLE + half))
      .anchor(inside, [depth - 22, MIDDLE])
  }
}

/** A cup that the drawing is not about: tinted, not hatched. */
export const tintedCup = (groove: Sheet, id: string) =>
  pressedCup(groove, PLAIN_CUP, 'process')
    .part(id, 'elastomer', 'outside', cupOutline(PLAIN_CUP), 'thin')
    .anchor(id, [MOUTH.normal.length - 12, MIDDLE + 8])

/** The contacts of both lips: with the sliding part, and with the floor of the groove in the part `holds`. */
export function cupContacts(
  groove: Sheet,
  id: string,
  { lip }: Pick<UCupShape, 'lip'>,
  { slides, holds, medium }: { slides: string; holds: string; medium: Pressure },
) {
  const [from, to] = LIPS[lip].contact.map((u) => u + CUP_PLAY) as [number, number]
  const media = [medium, 'atmosphere'] as const
  ringContact(groove, id, { from, to, v: 0, against: slides, media })
  ringContact(groove, id, { from, to, v: HEIGHT, against: holds, media })
}
