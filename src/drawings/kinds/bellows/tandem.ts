import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { capScrew, studAndNut } from '../../parts/fasteners.ts'
import { port } from '../../parts/port.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { intermediateRing } from './barrier-chamber.ts'
import {
  BOX_FACE,
  CONTACT,
  RING_END,
  SEAT,
  RING_START,
  type Bellows,
  type Dimensions,
} from './dimensions.ts'
import { flangeGasket, gasketGroove } from './gland.ts'

const FLANGE_END = BOX_FACE + 58
/** Hot service: the body and the cover that holds the outer seat, a graphite ring between them. */
const COVER_GAP = 6

/** Middle of the two barrier ports. */
export const barrierPorts = ({ outer }: Dimensions) => ({
  inlet: RING_END + 36,
  outlet: outer.contact - 36,
})

const bodySurface = (end: number, { Q }: Dimensions): Point[] =>
  polyline`M${BOX_FACE} ${Q(190)} H${FLANGE_END} L${FLANGE_END + 2} ${Q(158)} H${end}`

/** Where the barrier chamber's wide bore ends. */
const barrelEnd = ({ secondarySeals }: Bellows, { outer }: Dimensions) =>
  secondarySeals === 'graphite' ? outer.contact - COVER_GAP : outer.contact + 8

export function tandemMedia(sheet: Sheet, parameters: Bellows, d: Dimensions) {
  const { base, ringBore, chamber, outer, b1 } = d
  sheet
    .medium('process', box(BOX_FACE, RING_START, base, ringBore))
    .medium('barrier', box(CONTACT - 4, RING_END, base, b1 - 4))
    .medium(
      'barrier',
      box(RING_END - 12, Math.max(barrelEnd(parameters, d), outer.contact), base, chamber),
    )
}

/** The long gland round the barrier chamber, and the ring in it that holds the inner seat. */
export function tandemGland(sheet: Sheet, parameters: Bellows, d: Dimensions) {
  const { Q, tail, counterbore, chamber, ringBore, wall, end, outer } = d
  const { secondarySeals } = parameters
  const isHot = secondarySeals === 'graphite'
  const gasketAt = [BOX_FACE, Q(128), Q(144)] as const
  const step = isHot ? RING_END + 8 : RING_END
  const neck = outer.contact + SEAT.neck
  const bodyEnd = barrelEnd(parameters, d)
  const seatRecess = polyline`M${neck} ${counterbore} V${tail + 3} H${wall} V${Q(8)} H${end}`
  const barrel = polyline`M${gasketGroove(gasketAt)} L${BOX_FACE} ${ringBore} H${step} V${chamber}`
  if (isHot) {
    const outline = polyline`M${outer.contact} ${counterbore} L${seatRecess} L${end} ${Q(158)}
      H${outer.contact}`
    const coverGasket = box(bodyEnd, outer.contact, Q(112), Q(128))
    const bodyOutline = polyline`M${barrel} L${bodyEnd} ${chamber}
      L${bodySurface(bodyEnd, d).toReversed()}`
    sheet
      .medium('barrier', box(bodyEnd, outer.contact, chamber, Q(112)))
      .part('gland', 'stationary', 'steel-opposed', bodyOutline)
      .part('cover-gasket', 'elastomer', 'graphite', coverGasket, 'thin')
      .part('cover', 'stationary', 'steel', outline)
    capScrew(sheet, 'cover-screw', { tip: bodyEnd - 30, head: end - 16, end, r: Q(143) })
  } else {
    const glandOutline = polyline`M${barrel} L${bodyEnd} ${chamber} V${counterbore} L${seatRecess}
      L${bodySurface(end, d).toReversed()}`
    sheet.part('gland', 'stationary', 'steel-opposed', glandOutline)
  }
  flangeGasket(sheet, 'gland-gasket', secondarySeals, gasketAt)
  intermediateRing(sheet, isHot, d)
  const { inlet, outlet } = barrierPorts(d)
  for (const [id, x, flow] of [
    ['inlet', inlet, 'in'],
    ['outlet', outlet, 'out'],
  ] as const) {
    port(sheet, id, { from: [x, chamber], to: [x, Q(158)], medium: 'barrier', flow })
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
