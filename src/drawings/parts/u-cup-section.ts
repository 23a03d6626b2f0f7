import type { DrawingOf } from '#schema/drawing.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { reversed, seatedBox, seatedPoint, seatedSection, type Seat } from './seated-section.ts'

export type UCupShape = Pick<DrawingOf<'u-cup'>, 'lip' | 'mouth' | 'inside' | 'heel'>

/** Radial height of the groove that the cup fills. */
export const CUP_HEIGHT = 64
/** Room between the groove's wall and the lips, through which the pressure enters. */
export const CUP_PLAY = 12
const MIDDLE = CUP_HEIGHT / 2
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

export const cupLength = ({ mouth }: Pick<UCupShape, 'mouth'>) => MOUTH[mouth].length
export const cupContact = ({ lip }: Pick<UCupShape, 'lip'>) => CONTACT[lip]

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
  const acrossMiddle = ([u, v]: Point): Point => [u, CUP_HEIGHT - v]
  const staticLip = seatedSection({ x: 0, r: CUP_HEIGHT, slidesOn: 'bore' }, reversed(lip)).slice(1)
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

/** The medium that holds the lips open; behind their contacts there is none of it. */
export function pressedGroove(
  sheet: Sheet,
  seat: Seat,
  { lip, mouth }: Pick<UCupShape, 'lip' | 'mouth'>,
  medium: 'process' | 'gas',
) {
  const [from, to] = CONTACT[lip]
  const [behind, end] = [(from + to) / 2, MOUTH[mouth].length]
  sheet
    .medium(medium, seatedBox(seat, -CUP_PLAY, end, 0, CUP_HEIGHT))
    .medium('atmosphere', seatedBox(seat, behind, end, 0, RELIEF * 2))
    .medium('atmosphere', seatedBox(seat, behind, end, CUP_HEIGHT - RELIEF * 2, CUP_HEIGHT))
}

/** The cup with what lies between its lips and in its heel; names start with `id`. */
export function uCup(
  sheet: Sheet,
  id: string,
  seat: Seat,
  shape: UCupShape,
  pressure: 'process' | 'gas',
) {
  const { depth } = MOUTH[shape.mouth]
  const box = (u1: number, u2: number, v1: number, v2: number) => seatedBox(seat, u1, u2, v1, v2)
  sheet.part(id, 'elastomer', 'lip', seatedSection(seat, cupOutline(shape)))
  if (shape.heel !== 'plain') {
    const ring = seatedSection(seat, heelRing(shape))
    sheet.part(`${id}-heel-ring`, 'elastomer', 'graphite', ring, 'thin')
  }
  if (shape.inside === 'o-ring') {
    const centre = seatedPoint(seat, [depth - O_RING, MIDDLE])
    sheet.part(
      `${id}-energiser`,
      'elastomer',
      'elastomer',
      { centre, radius: O_RING * (seat.scale ?? 1) },
      'thin',
    )
  }
  if (shape.inside === 'pedestal-ring') {
    const { half, hole } = PEDESTAL
    const ring = box(-CUP_PLAY, depth - PEDESTAL.gap, MIDDLE - half, MIDDLE + half)
    sheet
      .part(`${id}-energiser`, 'elastomer', 'steel-fine', ring, 'thin')
      .medium(pressure, box(hole[0], hole[1], MIDDLE - half, MIDDLE + half))
  }
}

/** Where callouts find the cup's parts. */
export const cupDots = (seat: Seat, { mouth, inside }: UCupShape) => {
  const { depth, length } = MOUTH[mouth]
  return {
    body: seatedPoint(seat, [length - 12, MIDDLE + 8]),
    inside: seatedPoint(seat, [inside === 'o-ring' ? depth - O_RING : depth - 22, MIDDLE]),
    heel: seatedPoint(seat, [length - 6, 7]),
  }
}
