import type { DrawingOf } from '#schema/drawing.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { seatedBox, seatedPoint, seatedSection, type Seat } from './seated-section.ts'
import {
  CUP_HEIGHT,
  CUP_PLAY,
  cupContact,
  cupLength,
  cupOutline,
  heelRing,
  pressedGroove,
  type UCupShape,
} from './u-cup-section.ts'

export type BackedSeal = Pick<DrawingOf<'anti-extrusion-ring'>, 'seal' | 'profile'>

const WIDTH = 20
const CHAMFER = { along: 9, across: 15 } as const
/** The ring's play on the rod and under the groove's floor. */
const PLAY = 1
const O_RING = 24
/** From the groove's wall to the O-ring's middle, and from there to the ring's back. */
const O_RING_MIDDLE = 36
const CONTOURED_BACK = 34

const cupOf = (profile: BackedSeal['profile']): UCupShape => ({
  lip: 'positive',
  mouth: 'normal',
  inside: 'empty',
  heel: profile === 'wedge' ? 'wedge-ring' : 'plain',
})
const CUP_END = CUP_PLAY + cupLength({ mouth: 'normal' })

/** The groove that seal and ring share, and where the ring begins in it. */
export function backedGroove({ seal, profile }: BackedSeal): { length: number; depth: number } {
  if (seal === 'o-ring') {
    const back = profile === 'contoured' ? CONTOURED_BACK : O_RING + WIDTH
    return { length: O_RING_MIDDLE + back, depth: 2 * O_RING }
  }
  return { length: CUP_END + (profile === 'wedge' ? 0 : WIDTH), depth: CUP_HEIGHT }
}

/** The lip's contact, where the seal is a cup; an O-ring touches along a line. */
export const backedContact = ({ seal, profile }: BackedSeal) => {
  if (seal === 'o-ring') return undefined
  const [from, to] = cupContact(cupOf(profile))
  return { from: CUP_PLAY + from, to: CUP_PLAY + to }
}

/** The ring's section in its groove: `[u, v]` from the groove's pressed wall and from the rod. */
export function backupRing(shape: BackedSeal): Segment[] {
  const { length, depth } = backedGroove(shape)
  const [top, start] = [depth - PLAY, length - WIDTH]
  switch (shape.profile) {
    case 'rectangular':
      return polyline`M${start} ${PLAY} H${length} V${top} H${start}`
    case 'wedge':
      return heelRing(cupOf('wedge')).map(([u, v]): Point => [u + CUP_PLAY, v])
    case 'chamfered':
      return polyline`M${start} ${PLAY} H${length} V${top} H${start + CHAMFER.along}
        L${start} ${top - CHAMFER.across}`
    case 'contoured': {
      const edge = O_RING_MIDDLE + Math.sqrt(O_RING ** 2 - (O_RING - PLAY) ** 2)
      return path`M${edge} ${PLAY} H${length} V${top} H${edge} A${O_RING} 1 ${edge} ${PLAY}`
    }
  }
}

/** Seal and ring on the groove's seat; the seal is tinted, since the ring is what the drawing shows. */
export function backedSeal(sheet: Sheet, id: string, seat: Seat, shape: BackedSeal) {
  if (shape.seal === 'u-cup') {
    const cup = cupOf(shape.profile)
    const cupSeat = { ...seat, x: seat.x + CUP_PLAY * (seat.scale ?? 1) }
    pressedGroove(sheet, cupSeat, cup, 'process')
    sheet.part(
      `${id}-seal`,
      'elastomer',
      'outside',
      seatedSection(cupSeat, cupOutline(cup)),
      'thin',
    )
  } else {
    const centre = seatedPoint(seat, [O_RING_MIDDLE, O_RING])
    sheet
      .medium('process', seatedBox(seat, 0, O_RING_MIDDLE, 0, 2 * O_RING))
      .part(
        `${id}-seal`,
        'elastomer',
        'elastomer',
        { centre, radius: O_RING * (seat.scale ?? 1) },
        'thin',
      )
  }
  sheet.part(`${id}-ring`, 'elastomer', 'lip', seatedSection(seat, backupRing(shape)))
}

export const backedDots = (seat: Seat, shape: BackedSeal): { seal: Point; ring: Point } => {
  const { length, depth } = backedGroove(shape)
  const isWedge = shape.profile === 'wedge'
  return {
    seal: seatedPoint(
      seat,
      shape.seal === 'o-ring' ? [O_RING_MIDDLE - 6, O_RING + 4] : [CUP_END - 16, depth / 2 + 6],
    ),
    ring: seatedPoint(seat, [length - 6, isWedge ? 8 : depth / 2 - 4]),
  }
}
