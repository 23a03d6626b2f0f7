import { glandBodyOutside, glandBodySurface } from '../../assemblies/gland-body.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import { boreMouth, port } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  COUNTERBORE_END,
  GLAND_END,
  LIP,
  MIDDLE,
  mirrored,
  OUTER_O_RING,
  SEAT_O_RING,
  type CartridgeDual,
  type Dimensions,
} from './dimensions.ts'

const LEAN = 0.4
const PORT_ARROW = { near: 26, far: 68 }

const bodyOf = ({ gland: form }: CartridgeDual, { R }: Dimensions) => ({
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
  sheet.part('gland', 'stationary', 'steel-opposed', [
    ...half,
    ...other.reverse(),
    [GLAND_END, counterbore],
    ...surface.reverse(),
  ])
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(128), R(145))
  const { from, to, lean } = portBore(parameters, d)
  port(sheet, 'barrier-port', { from, to, medium: 'barrier', flow: 'out' })
  sheet.keepBalloonsOff(to[0] + lean * PORT_ARROW.far)
}

function portBore(parameters: CartridgeDual, d: Dimensions) {
  const lean = parameters.ports === 'oblique' ? LEAN : 0
  const from: Point = [MIDDLE, d.chamber]
  return { from, to: boreMouth(glandBodySurface(bodyOf(parameters, d)), from, lean), lean }
}

/** The middle of the bore, where its callout points. */
export function portDot(parameters: CartridgeDual, d: Dimensions): Point {
  const { from, lean } = portBore(parameters, d)
  const RISE = 24
  return [from[0] + lean * RISE, from[1] + RISE]
}

/** The gland from outside, with the port by which the barrier fluid comes in. */
export function glandOutside(sheet: Sheet, parameters: CartridgeDual, d: Dimensions) {
  const { chamber } = d
  glandBodyOutside(sheet, bodyOf(parameters, d))
  if (parameters.tangentialPorts) {
    // The bore runs square to the sheet: its mouth is seen end on.
    const centre: Point = [MIDDLE, -chamber + 10]
    sheet
      .part('tangential-port', 'stationary', 'unsectioned', { centre, radius: 17 }, 'thin')
      .part('tangential-bore', 'stationary', 'outside', { centre, radius: 11 })
      .centreLine([MIDDLE - 28, centre[1]], [MIDDLE + 28, centre[1]])
      .centreLine([MIDDLE, centre[1] + 28], [MIDDLE, centre[1] - 28])
    return
  }
  const { to, lean } = portBore(parameters, d)
  const at = (r: number): Point => [MIDDLE + lean * (r - chamber), -r]
  const aside = ([x, r]: Point, by: number): Point => [x + by, r]
  for (const by of [-10, 10]) sheet.hiddenLine([aside(at(chamber), by), aside(at(to[1]), by)])
  sheet.centreLine(at(chamber - 18), at(to[1] + 20))
  sheet.onlyOnSection(() =>
    flowArrow(sheet, at(to[1] + PORT_ARROW.far), at(to[1] + PORT_ARROW.near)),
  )
}
