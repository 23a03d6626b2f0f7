import { box } from '../../geometry.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { RING_PITCH, type Dimensions } from './dimensions.ts'

const RINGS = 3
const RING_GAP = 4
const FOLLOWER = { depth: 17, nose: 40, flange: 26, height: 138 }

/** Three braided rings between the bushing and the gland that presses them. */
export function packingBehind(sheet: Sheet, d: Dimensions) {
  const { s, R, gland: g, bore } = d
  const end = g - FOLLOWER.depth
  const start = end - RINGS * RING_PITCH
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
  const outer = end + FOLLOWER.nose + FOLLOWER.flange
  const follower = polyline`M${end} ${R(4)} H${outer} V${R(FOLLOWER.height)}
    H${end + FOLLOWER.nose} V${bore - 2} H${end}`
  sheet.part('follower', 'stationary', 'steel-opposed', follower)
}

/** The gland from outside, below the axis. */
export function packingOutside(sheet: Sheet, { R, gland: g, bore }: Dimensions) {
  const end = g - FOLLOWER.depth
  const outer = end + FOLLOWER.nose + FOLLOWER.flange
  const followerOutside = box(end + FOLLOWER.nose, outer, -R(FOLLOWER.height), 0)
  sheet.part('follower-outside', 'stationary', 'unsectioned', followerOutside)
  const followerNose = box(g, end + FOLLOWER.nose, -bore + 2, 0)
  sheet.part('follower-nose', 'stationary', 'unsectioned', followerNose)
  const studOutline = box(g, end + FOLLOWER.nose, -R(118), -R(104))
  sheet.part('stud', 'fastener', 'unsectioned', studOutline, 'thin')
  studAndNut(sheet, 'gland-nut', outer, -R(111), 11)
}
