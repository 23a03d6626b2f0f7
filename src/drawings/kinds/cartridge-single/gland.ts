import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { boreMouth, port } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  COUNTERBORE_END,
  glandSurface,
  type CartridgeSingle,
  type Dimensions,
} from './dimensions.ts'

const CHANNEL_DEPTH = 14
/** Oblique bores lean outwards by this much per unit of radius. */
const LEAN = 0.4

/** Media inside the gland: fluid up to the O-ring, air behind the faces. */
export function glandMedia(sheet: Sheet, { springs, channel }: CartridgeSingle, d: Dimensions) {
  const { b1, b2, balance, counterbore, end, sleeveTop } = d
  const isSeated = springs === 'multiple'
  const tail = isSeated ? b2 - 8 : balance
  const seal = isSeated ? 430 : 440
  const left = isSeated ? 186 : 300
  sheet
    .medium('process', box(BOX_FACE, COUNTERBORE_END, tail, counterbore))
    .medium('process', box(COUNTERBORE_END, seal, tail, tail + 3))
    .medium('atmosphere', box(left, end, sleeveTop, b1))
  if (isSeated) sheet.medium('atmosphere', box(left, 254, sleeveTop, balance + 3))
  if (channel) {
    sheet.medium('process', box(BOX_FACE + 10, 410, counterbore, counterbore + CHANNEL_DEPTH))
  }
}

/** The gland in section, with gasket, ports and bushing. */
export function gland(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const { R, b2, balance, counterbore, pocket, wall, end } = d
  const isSeated = parameters.springs === 'multiple'
  const bore = isSeated ? b2 - 5 : balance + 3
  const pocketTop = parameters.bushing === 'none' ? R(28) : R(48)
  const groove: Point[] = parameters.channel
    ? polyline`M${BOX_FACE + 10} ${counterbore} v${CHANNEL_DEPTH} H410 V${counterbore}`
    : []
  const outline = polyline`M${BOX_FACE} ${counterbore} L${groove}
    L${COUNTERBORE_END} ${counterbore} V${bore} H${wall} V${R(28)} H${pocket} V${pocketTop}
    H${end} L${glandSurface(parameters, d).reverse()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  gasket(sheet, 'gland-gasket', BOX_FACE, BOX_FACE + 8, R(128), R(145))
  bushing(sheet, parameters, d)
  ports(sheet, parameters, d)
}

function bushing(
  sheet: Sheet,
  parameters: CartridgeSingle,
  { R, pocket, bushingLength }: Dimensions,
) {
  const end = pocket + bushingLength
  if (parameters.bushing === 'none') return
  if (parameters.bushing === 'fixed') {
    sheet.part('bushing', 'stationary', 'graphite', box(pocket, end + 4, R(22), R(48)))
    return
  }
  sheet.part('bushing', 'stationary', 'graphite', box(pocket + 1, end, R(22), R(44)))
  sheet.part(
    'retaining-ring',
    'fastener',
    'unsectioned',
    box(end + 1, end + 7, R(34), R(56)),
    'thin',
  )
}

function ports(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const surface = glandSurface(parameters, d)
  const inner = d.counterbore + (parameters.channel ? CHANNEL_DEPTH : 0)
  if (parameters.port !== 'none') {
    const lean = parameters.port === 'oblique' ? LEAN : 0
    // A leaning bore starts farther out, so that it comes out clear of a conical gland's flange.
    const from: Point = [BOX_FACE + (lean ? 30 : 20), inner]
    const to = boreMouth(surface, from, lean)
    port(sheet, 'flush-port', { from, to, medium: 'process' })
    sheet.keepBalloonsOff(to[0] + lean * 68)
  }
  if (parameters.quench) {
    const lean = parameters.gland === 'conical' ? LEAN : 0
    const isSeated = parameters.springs === 'multiple'
    const from: Point = isSeated
      ? [d.wall + 22, d.R(28)]
      : [(d.seatEnd + d.wall) / 2, d.balance + 3]
    const to = boreMouth(surface, from, lean)
    port(sheet, 'quench-port', { from, to, medium: 'atmosphere', half: 8 })
    sheet.keepBalloonsOff(to[0] + lean * 68)
  }
}
