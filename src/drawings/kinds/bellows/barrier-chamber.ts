import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  CONTACT,
  RING_END,
  RING_START,
  SEAT,
  VANES,
  type Bellows,
  type Dimensions,
} from './dimensions.ts'

/** The ring that holds the inner seat in the long gland, and what seals it there. */
export function intermediateRing(
  sheet: Sheet,
  isHot: boolean,
  { Q, tail, ringBore, chamber }: Dimensions,
) {
  const wall = CONTACT + SEAT.wall
  const outline = polyline`M${RING_START} ${tail + 3} H${wall} V${Q(30)} H${RING_END} V${ringBore}
    H${RING_START}`
  const snapRing = box(RING_START - 7, RING_START, Q(106), Q(122))
  sheet
    .part('ring', 'stationary', 'steel', outline)
    .anchor('ring', [RING_END - 5, Q(70)])
    .part('snap-ring', 'fastener', 'unsectioned', snapRing, 'thin')
  if (isHot) {
    const ringGasket = box(RING_END, RING_END + 8, chamber, ringBore)
    sheet.part('ring-gasket', 'elastomer', 'graphite', ringGasket, 'thin')
  } else oRing(sheet, 'ring-o-ring', [RING_END - 16, ringBore - O_RING_RADIUS])
}

/** What moves the barrier fluid; returns where a callout finds it. */
export function pumpingRing(sheet: Sheet, { pumping }: Bellows, d: Dimensions): Point | undefined {
  const { Q, base, outer } = d
  if (pumping === 'none') return undefined
  if (pumping === 'helical') {
    const [x1, x2, threads] = [outer.holder + 4, outer.bellows - 2, 5]
    const pitch = (x2 - x1) / threads
    sheet.part('pumping-ring', 'rotating', 'unsectioned', box(x1, x2, Q(76), Q(94)))
    for (let i = 0; i < threads; i++) {
      sheet.line(polyline`M${x1 + i * pitch} ${Q(76)} L${x1 + (i + 0.6) * pitch} ${Q(94)}`)
    }
    return [x1 + pitch * 0.8, Q(85)]
  }
  const { x1, x2 } = VANES
  const outline = polyline`M${x1} ${Q(18)} H${x2} V${Q(70)} L${x1} ${Q(84)}`
  sheet
    .part('pumping-hub', 'rotating', 'steel-fine-opposed', box(x1, x2, base, Q(18)))
    .part('pumping-ring', 'rotating', 'unsectioned', outline)
    .line(polyline`M${x1 + 5} ${Q(18)} V${Q(81)}`)
    .line(polyline`M${x2 - 5} ${Q(18)} V${Q(74)}`)
  return [(x1 + x2) / 2, Q(50)]
}
