import { followerCut, followerOutside } from '../../assemblies/packing.ts'
import { box } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import type { Sheet } from '../../sheet.ts'
import { RING_PITCH, type Dimensions } from './dimensions.ts'

const RINGS = 3
const RING_GAP = 4
const FOLLOWER = { depth: 17, nose: 40, flange: 26, height: 138 }

const followerOf = ({ R, bore, gland: face }: Dimensions) => {
  const nose = face - FOLLOWER.depth
  const flange = nose + FOLLOWER.nose
  return {
    R,
    bore,
    nose,
    face,
    flange,
    flangeEnd: flange + FOLLOWER.flange,
    out: R(FOLLOWER.height),
  }
}

/** Three braided rings between the bushing and the gland that presses them. */
export function packingBehind(sheet: Sheet, d: Dimensions) {
  const { s, gland: g, bore } = d
  const start = g - FOLLOWER.depth - RINGS * RING_PITCH
  sheet.medium('atmosphere', box(start + RING_PITCH - RING_GAP, g, s, bore))
  for (let i = 0; i < RINGS; i++) {
    const [id, x1] = [`packing-${i + 1}`, start + i * RING_PITCH]
    const x2 = x1 + RING_PITCH - RING_GAP
    sheet.part(id, 'stationary', 'packing', box(x1, x2, s, bore), 'thin').contact({
      from: [x1, s],
      to: [x2, s],
      parts: [id, 'shaft'],
      media: [i === 0 ? 'process' : 'atmosphere', 'atmosphere'],
    })
  }
  followerCut(sheet, followerOf(d))
}

/** The gland from outside, below the axis. */
export function packingOutside(sheet: Sheet, d: Dimensions) {
  const { R, gland: g } = d
  const { flange, flangeEnd } = followerOf(d)
  followerOutside(sheet, followerOf(d))
  sheet.part('stud', 'fastener', 'unsectioned', box(g, flange, -R(118), -R(104)), 'thin')
  studAndNut(sheet, 'gland-nut', flangeEnd, -R(111), 11)
}
