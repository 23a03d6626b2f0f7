import type { DrawingOf } from '#schema/drawing.ts'
import { box } from '../geometry.ts'
import type { Point, Segment } from '../model.ts'
import { path, polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { Step } from './groove.ts'
import {
  cupContacts,
  cupGroove,
  CUP_PLAY,
  heelRing,
  PLAIN_CUP,
  tintedCup,
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
  ...PLAIN_CUP,
  heel: profile === 'wedge' ? 'wedge-ring' : 'plain',
})
const CUP = cupGroove(PLAIN_CUP)

/** The groove that seal and ring share. */
export function backedGroove({ seal, profile }: BackedSeal): Step {
  if (seal === 'o-ring') {
    const back = profile === 'contoured' ? CONTOURED_BACK : O_RING + WIDTH
    return { length: O_RING_MIDDLE + back, depth: 2 * O_RING }
  }
  return { length: CUP.length + (profile === 'wedge' ? 0 : WIDTH), depth: CUP.depth }
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

/** Seal and ring in their `groove`; the seal is tinted, since the ring is what the drawing shows. */
export function backedSeal(groove: Sheet, shape: BackedSeal) {
  const { length, depth } = backedGroove(shape)
  if (shape.seal === 'u-cup') {
    tintedCup(groove, 'seal', cupOf(shape.profile))
    groove.anchor('seal', [CUP.length - 16, depth / 2 + 6])
  } else {
    const ring = { centre: [O_RING_MIDDLE, O_RING], radius: O_RING } as const
    groove
      .medium('process', box(0, O_RING_MIDDLE, 0, 2 * O_RING))
      .part('seal', 'elastomer', 'elastomer', ring, 'thin')
      .anchor('seal', [O_RING_MIDDLE - 6, O_RING + 4])
  }
  groove
    .part('ring', 'elastomer', 'lip', backupRing(shape))
    .anchor('ring', [length - 6, shape.profile === 'wedge' ? 8 : depth / 2 - 4])
}

/** The lips' contacts on a rod, where the seal is a cup; an O-ring touches along a line. */
export function backedContacts(groove: Sheet, id: string, { seal, profile }: BackedSeal) {
  if (seal === 'o-ring') return
  const around = { slides: 'shaft', holds: 'head', medium: 'process' } as const
  cupContacts(groove, id, cupOf(profile), around)
}
