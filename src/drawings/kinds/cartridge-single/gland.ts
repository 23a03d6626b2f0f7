import { glandBodySurface } from '../../assemblies/gland-body.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { boredPort } from '../../parts/port.ts'
import { gasket } from '../../parts/seals.ts'
import { floatingBushing } from '../../parts/bushing.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import {
  BOX_FACE,
  COUNTERBORE_END,
  glandBody,
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
    H${end} L${glandBodySurface(glandBody(parameters, d)).toReversed()}`
  sheet.part('gland', 'stationary', 'steel-opposed', outline)
  sheet.anchor('gland', [end - 8, R(82)])
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
  sheet.anchor('bushing', [pocket + 16, R(34)])
  if (parameters.bushing === 'floating') floatingBushing(sheet, pocket, end, R)
  if (parameters.bushing === 'fixed') {
    sheet.part('bushing', 'stationary', 'graphite', box(pocket, end + 4, R(22), R(48)))
  }
}

function ports(sheet: Sheet, parameters: CartridgeSingle, d: Dimensions) {
  const surface = glandBodySurface(glandBody(parameters, d))
  const inner = d.counterbore + (parameters.channel ? CHANNEL_DEPTH : 0)
  if (parameters.port !== 'none') {
    const lean = parameters.port === 'oblique' ? LEAN : 0
    // A leaning bore starts farther out, so that it comes out clear of a conical gland's flange.
    const from: Point = [BOX_FACE + (lean ? 30 : 20), inner]
    boredPort(sheet, 'flush-port', surface, { from, lean, medium: 'process' })
  }
  if (parameters.quench) {
    const lean = parameters.gland === 'conical' ? LEAN : 0
    const isSeated = parameters.springs === 'multiple'
    const from: Point = isSeated
      ? [d.wall + 22, d.R(28)]
      : [(d.seatEnd + d.wall) / 2, d.balance + 3]
    boredPort(sheet, 'quench-port', surface, { from, lean, medium: 'atmosphere', half: 8 })
  }
}

/** The clamp that holds a gland without bolts of its own; cut only where no port takes its place. */
export function clamp(
  sheet: Sheet,
  { gland: form, port: flush, quench }: CartridgeSingle,
  { R }: Dimensions,
) {
  if (form !== 'clamped' || flush !== 'none' || quench) return
  const end = BOX_FACE + 84
  const outline = polyline`M${BOX_FACE} ${R(156)} h48 V${R(126)} H${end} V${R(206)} H${BOX_FACE}`
  sheet
    .part('clamp', 'stationary', 'steel', outline)
    .part('clamp-bolt', 'fastener', 'unsectioned', box(BOX_FACE, end, R(175), R(189)), 'thin')
  studAndNut(sheet, 'clamp-nut', end, R(182), 12)
}
