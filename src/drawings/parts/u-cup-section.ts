import type { DrawingOf } from '#schema/drawing.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { Step } from './groove.ts'
import {
  reversed,
  seatedBox,
  seatedContact,
  seatedPoint,
  seatedSection,
  type Seat,
} from './seated-section.ts'

export type UCupShape = Pick<DrawingOf<'u-cup'>, 'lip' | 'mouth' | 'inside' | 'heel'>

/** A cup as it stands beside what a drawing is about. */
export const PLAIN_CUP: UCupShape = {
  lip: 'positive',
  mouth: 'normal',
  inside: 'empty',
  heel: 'plain',
}

/** Radial height of the groove that the cup fills. */
const HEIGHT = 64
/** Room between the groove's wall and the lips, through which the pressure enters. */
export const CUP_PLAY = 12
const MIDDLE = HEIGHT / 2
/** How far the heel stands off the rod and the groove's floor. */
const RELIEF = 4
/** Side of the ring let into the heel, and its distance from the rod. */
const RING = 19
const RING_GAP = 1
/** The ring stands on the groove's wall and reaches into the mouth. */
const PEDESTAL = { half: 6, hole: [8, 16], gap: 2 } as const

const MOUTH: Record<UCupShape['mouth'], { depth: number; length: number }> = {
  shallow: { depth: 38, length: 80 },
  normal: { depth: 56, length: 96 },
  deep: { depth: 76, length: 114 },
}
/** Where each lip touches, along the axis. */
const CONTACT: Record<UCupShape['lip'], readonly [from: number, to: number]> = {
  positive: [8, 18],
  negative: [20, 29],
  rounded: [12.5, 22],
}
/** The end of a lip with a radius, from behind its contact to its inner face. */
export const ROUNDED_LIP = path`M31 7 C26 6 25 0 21 0 H15 C11.5 0 9 3 9 7 C9 11 12 14 17 14`
/** From the heel's relief to the end of the lip's inner face, along its sliding side. */
const LIP: Record<UCupShape['lip'], readonly Segment[]> = {
  positive: polyline`M22 ${RELIEF} L18 0 H8 L17 13`,
  negative: polyline`M33 ${RELIEF} L29 0 H20 L10 12 V18`,
  rounded: [[58, RELIEF], ...ROUNDED_LIP],
}
/** Half the mouth's width at its root. */
const ROOT: Record<UCupShape['lip'], number> = { positive: 11, negative: 11, rounded: 16 }
const O_RING = 13

/** The groove that the cup needs. */
export const cupGroove = ({ mouth }: Pick<UCupShape, 'mouth'>): Step => ({
  length: CUP_PLAY + MOUTH[mouth].length,
  depth: HEIGHT,
})

/** The heel's corner on the sliding side, cut out for its ring. */
function heelCorner({ mouth, heel }: UCupShape): Point[] {
  const end = MOUTH[mouth].length
  switch (heel) {
    case 'plain':
      return [[end, RELIEF]]
    case 'square-ring':
      return polyline`M${end} ${RING} H${end - RING} V${RELIEF}`
    case 'wedge-ring':
      return [
        [end, RING + RELIEF],
        [end - RING, RELIEF],
      ]
  }
}

/** The ring that fills the heel's corner. */
export function heelRing({ mouth, heel }: Pick<UCupShape, 'mouth' | 'heel'>): Point[] {
  const end = MOUTH[mouth].length
  const foot: Point = [end, RING_GAP]
  if (heel === 'wedge-ring') {
    return [[end - RING - RELIEF + RING_GAP, RING_GAP], foot, [end, RING + RELIEF]]
  }
  return [[end - RING, RING_GAP], foot, [end, RING], [end - RING, RING]]
}

/** The cup's own outline, without what lies in it. */
export function cupOutline(shape: UCupShape): Segment[] {
  const { depth, length } = MOUTH[shape.mouth]
  const half = shape.inside === 'o-ring' ? O_RING : ROOT[shape.lip]
  const start = depth - half
  const lip: Segment[] = [...LIP[shape.lip], [start, MIDDLE - half]]
  const acrossMiddle = ([u, v]: Point): Point => [u, HEIGHT - v]
  const staticLip = seatedSection({ x: 0, r: HEIGHT, slidesOn: 'bore' }, reversed(lip)).slice(1)
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

/** Behind the room through which the pressure enters its groove. */
const cupSeat = (groove: Seat): Seat => ({
  ...groove,
  x: groove.x + CUP_PLAY * (groove.scale ?? 1),
})

/** The medium that holds the lips open; behind their contacts there is none of it. */
function pressure(sheet: Sheet, seat: Seat, { lip, mouth }: UCupShape, medium: Pressure) {
  const [from, to] = CONTACT[lip]
  const [behind, end] = [(from + to) / 2, MOUTH[mouth].length]
  sheet
    .medium(medium, seatedBox(seat, -CUP_PLAY, end, 0, HEIGHT))
    .medium('atmosphere', seatedBox(seat, behind, end, 0, RELIEF * 2))
    .medium('atmosphere', seatedBox(seat, behind, end, HEIGHT - RELIEF * 2, HEIGHT))
}

type Pressure = 'process' | 'gas'

/** The cup in its `groove`, with what lies between its lips and in its heel; names start with `id`. */
export function uCup(sheet: Sheet, id: string, groove: Seat, shape: UCupShape, medium: Pressure) {
  const { depth, length } = MOUTH[shape.mouth]
  const seat = cupSeat(groove)
  pressure(sheet, seat, shape, medium)
  sheet.part(id, 'elastomer', 'lip', seatedSection(seat, cupOutline(shape)))
  if (shape.heel !== 'plain') {
    const ring = seatedSection(seat, heelRing(shape))
    sheet.part(`${id}-heel-ring`, 'elastomer', 'graphite', ring, 'thin')
  }
  const inside = `${id}-energiser`
  if (shape.inside === 'o-ring') {
    const centre = seatedPoint(seat, [depth - O_RING, MIDDLE])
    const radius = O_RING * (seat.scale ?? 1)
    sheet.part(inside, 'elastomer', 'elastomer', { centre, radius }, 'thin').anchor(inside, centre)
  }
  if (shape.inside === 'pedestal-ring') {
    const { half, hole, gap } = PEDESTAL
    const ring = seatedBox(seat, -CUP_PLAY, depth - gap, MIDDLE - half, MIDDLE + half)
    sheet
      .part(inside, 'elastomer', 'steel-fine', ring, 'thin')
      .medium(medium, seatedBox(seat, ...hole, MIDDLE - half, MIDDLE + half))
      .anchor(inside, seatedPoint(seat, [depth - 22, MIDDLE]))
  }
  sheet
    .anchor(id, seatedPoint(seat, [length - 12, MIDDLE + 8]))
    .anchor(`${id}-heel-ring`, seatedPoint(seat, [length - 6, 7]))
}

/** A cup that the drawing is not about: tinted, not hatched. */
export function tintedCup(sheet: Sheet, id: string, groove: Seat, shape = PLAIN_CUP) {
  const seat = cupSeat(groove)
  pressure(sheet, seat, shape, 'process')
  sheet
    .part(id, 'elastomer', 'outside', seatedSection(seat, cupOutline(shape)), 'thin')
    .anchor(id, seatedPoint(seat, [MOUTH[shape.mouth].length - 12, MIDDLE + 8]))
}

/** Where both lips of the cup seal: on what slides, and on the floor of the groove in `holds`. */
export function cupContacts(
  sheet: Sheet,
  id: string,
  groove: Seat,
  { lip }: Pick<UCupShape, 'lip'>,
  { slides, holds, medium }: { slides: string; holds: string; medium: Pressure },
) {
  const [from, to] = CONTACT[lip]
  for (const [v, against] of [
    [0, slides],
    [HEIGHT, holds],
  ] as const) {
    const media = [medium, 'atmosphere'] as const
    seatedContact(sheet, cupSeat(groove), id, { from, to, v, against, media })
  }
}
