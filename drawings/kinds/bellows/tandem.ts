import { box, mirror, polyline, type Point, type Sheet } from '../../kit.ts'
import { capScrew, studAndNut } from '../../parts/fasteners.ts'
import { port } from '../../parts/port.ts'
import { oRing, O_RING_RADIUS } from '../../parts/seals.ts'
import { BOX_FACE, CONTACT, RING_END, SEAT, type Bellows, type Dimensions } from './dimensions.ts'
import { flangeGasket, gasketGroove } from './gland.ts'

/** The start of the ring with the inner seat, and the vanes after it. */
const RING_START = CONTACT + SEAT.neck
const VANES = { x1: RING_END + 5, x2: RING_END + 21 }
const FLANGE_END = BOX_FACE + 58
/** For hot service: the gap with a graphite ring between the body and the cover with the outer seat. */
const COVER_GAP = 6

const bodySurface = (end: number, { Q }: Dimensions): Point[] =>
  polyline`M${BOX_FACE} ${Q(190)} H${FLANGE_END} L${FLANGE_END + 2} ${Q(158)} H${end}`

/** The end of the barrier chamber's wide bore. */
const barrelEnd = ({ secondarySeals }: Bellows, { outer }: Dimensions) =>
  secondarySeals === 'graphite' ? outer.contact - COVER_GAP : outer.contact + 8

export function tandemMedia(sheet: Sheet, parameters: Bellows, d: Dimensions) {
  const { base, ringBore, chamber, outer, b1 } = d
  const end = Math.max(barrelEnd(parameters, d), outer.contact)
  sheet
    .medium('process', box(BOX_FACE, RING_START, base, ringBore))
    .medium('barrier', box(CONTACT - 4, RING_END, base, b1 - 4))
    .medium('barrier', box(RING_END - 12, end, base, chamber))
}

/** The long gland around the barrier chamber, with the ring that holds the inner seat. */
export function tandemGland(sheet: Sheet, parameters: Bellows, d: Dimensions) {
  const { Q, tail, counterbore, chamber, ringBore, wall, end, outer } = d
  const { secondarySeals } = parameters
  const isHot = secondarySeals === 'graphite'
  const gasketAt = [BOX_FACE, Q(128), Q(144)] as const
  const bodyEnd = barrelEnd(parameters, d)
  const seatRecess = polyline`M${outer.contact + SEAT.neck} ${counterbore} V${tail + 3} H${wall}
    V${Q(8)} H${end}`
  const barrel = polyline`M${gasketGroove(gasketAt)} L${BOX_FACE} ${ringBore}
    H${isHot ? RING_END + 8 : RING_END} V${chamber} H${bodyEnd}`
  if (isHot) {
    const outline = polyline`M${outer.contact} ${counterbore} L${seatRecess} L${end} ${Q(158)}
      H${outer.contact}`
    const coverGasket = box(bodyEnd, outer.contact, Q(112), Q(128))
    const bodyOutline = polyline`M${barrel} L${bodySurface(bodyEnd, d).toReversed()}`
    sheet
      .medium('barrier', box(bodyEnd, outer.contact, chamber, Q(112)))
      .part('gland', 'stationary', 'steel-opposed', bodyOutline)
      .anchor('gland', [CONTACT + 186, Q(134)])
      .part('cover-gasket', 'elastomer', 'graphite', coverGasket, 'thin')
      .part('cover', 'stationary', 'steel', outline)
    capScrew(sheet, 'cover-screw', { tip: bodyEnd - 30, head: end - 16, end, r: Q(143) })
  } else {
    const glandOutline = polyline`M${barrel} V${counterbore} L${seatRecess}
      L${bodySurface(end, d).toReversed()}`
    sheet.part('gland', 'stationary', 'steel-opposed', glandOutline)
    sheet.anchor('gland', [CONTACT + 160, Q(134)])
  }
  flangeGasket(sheet, secondarySeals, gasketAt)
  intermediateRing(sheet, isHot, d)
  for (const [id, x, flow] of [
    ['inlet', RING_END + 36, 'in'],
    ['outlet', outer.contact - 36, 'out'],
  ] as const) {
    port(sheet, id, { from: [x, chamber], to: [x, Q(158)], medium: 'barrier', flow })
  }
}

/** The ring that holds the inner seat in the long gland, and its seals. */
function intermediateRing(
  sheet: Sheet,
  isHot: boolean,
  { Q, tail, ringBore, chamber }: Dimensions,
) {
  const outline = polyline`M${RING_START} ${tail + 3} H${CONTACT + SEAT.wall} V${Q(30)} H${RING_END}
    V${ringBore} H${RING_START}`
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

/** The part that circulates the barrier fluid. */
export function pumpingRing(sheet: Sheet, { pumping }: Bellows, { Q, base, outer }: Dimensions) {
  if (pumping === 'helical') {
    const [x1, x2, threads] = [outer.holder + 4, outer.bellows - 2, 5]
    const pitch = (x2 - x1) / threads
    sheet.part('pumping-ring', 'rotating', 'unsectioned', box(x1, x2, Q(76), Q(94)))
    for (let i = 0; i < threads; i++) {
      sheet.line(polyline`M${x1 + i * pitch} ${Q(76)} L${x1 + (i + 0.6) * pitch} ${Q(94)}`)
    }
    sheet.anchor('pumping-ring', [x1 + pitch * 0.8, Q(85)])
  } else if (pumping === 'vanes') {
    const { x1, x2 } = VANES
    const outline = polyline`M${x1} ${Q(18)} H${x2} V${Q(70)} L${x1} ${Q(84)}`
    sheet
      .part('pumping-hub', 'rotating', 'steel-fine-opposed', box(x1, x2, base, Q(18)))
      .part('pumping-ring', 'rotating', 'unsectioned', outline)
      .line(polyline`M${x1 + 5} ${Q(18)} V${Q(81)}`)
      .line(polyline`M${x2 - 5} ${Q(18)} V${Q(74)}`)
      .anchor('pumping-ring', [(x1 + x2) / 2, Q(50)])
  }
}

/** The long gland from outside, below the axis. */
export function tandemOutside(sheet: Sheet, { secondarySeals }: Bellows, d: Dimensions) {
  const { Q, end, outer } = d
  const glandOutside = polyline`M${BOX_FACE} 0 L${mirror(bodySurface(end, d))} L${end} 0`
  sheet.part('gland-outside', 'stationary', 'unsectioned', glandOutside)
  sheet.line(polyline`M${FLANGE_END} 0 V${-Q(190)}`)
  studAndNut(sheet, 'gland-nut', FLANGE_END, -Q(176), 9)
  if (secondarySeals !== 'graphite') return
  for (const x of [outer.contact - COVER_GAP, outer.contact])
    sheet.line(polyline`M${x} 0 V${-Q(158)}`)
}
