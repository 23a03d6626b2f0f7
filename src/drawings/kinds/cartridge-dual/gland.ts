import { glandBodyOutside, glandBodySurface } from '../../assemblies/gland-body.ts'
import { box, radiusAt } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  GLAND_END,
  MIDDLE,
  mirrored,
  OUTER_O_RING,
  SEAT_O_RING,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'

const LEAN = 0.4
/** The lip behind a stationary ring's O-ring, and where the wide bore round its head ends. */
const LIP = { from: 400, to: 408 }
const COUNTERBORE_END = 380

/** What `glandBodySurface` needs. */
export const bodyOf = ({ gland: form }: CartridgeDual, { R }: Dimensions) => ({
  form,
  face: BOX_FACE,
  end: GLAND_END,
  R,
})

/** Fluid up to the inner O-rings, barrier fluid between inner and outer ones, air beyond. */
export function media(sheet: Sheet, { springs }: CartridgeDual, d: Dimensions) {
  const { b1, balance, counterbore, chamber, sleeveTop, R } = d
  sheet
    .medium('process', box(BOX_FACE, SEAT_O_RING, balance, counterbore))
    .medium('barrier', box(SEAT_O_RING, mirrored(SEAT_O_RING), sleeveTop, chamber))
    .medium('barrier', box(290, OUTER_O_RING, sleeveTop - 6, b1), 'channel')
  if (springs === 'multiple') {
    sheet
      .medium('barrier', box(186, 254, sleeveTop, balance + 3))
      .medium('barrier', box(254, 312, sleeveTop, R(26)))
  }
}

/** The gland in section, with its barrier chamber and the upper port. */
export function gland(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { R, balance, outerBalance, counterbore, chamber } = d
  const half = polyline`M${BOX_FACE} ${counterbore} H${COUNTERBORE_END} V${outerBalance}
    H${LIP.from} V${balance + 3} H${LIP.to} V${chamber}`
  const other = half.slice(1).map(([x, r]): Point => [mirrored(x), r])
  const surface = glandBodySurface(bodyOf(parameters, d))
  const outline = polyline`M${half} L${other.toReversed()} L${GLAND_END} ${counterbore}
    L${surface.toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [GLAND_END - 24, R(118)])
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(128), R(145))
  boredPort(sheet, 'barrier-port', surface, {
    from: [MIDDLE, chamber],
    lean: parameters.ports === 'oblique' ? LEAN : 0,
    medium: 'barrier',
    flow: 'out',
  })
}

/** The gland from outside, with the port by which the barrier fluid comes in. */
export function glandOutside(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const body = bodyOf(parameters, d)
  const [from, to] = [-d.chamber, -radiusAt(glandBodySurface(body), MIDDLE)]
  glandBodyOutside(sheet, body)
  for (const x of [MIDDLE - 10, MIDDLE + 10]) sheet.hiddenLine(polyline`M${x} ${from} V${to}`)
  sheet
    .centreLine([MIDDLE, from + 18], [MIDDLE, to - 20])
    .onlyOnSection(() => flowArrow(sheet, [MIDDLE, to - 68], [MIDDLE, to - 26]))
}
