import { stuffingBox } from '../../assemblies/stuffing-box.ts'
import { box, mirror } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { studAndNut } from '../../parts/fasteners.ts'
import { port } from '../../parts/port.ts'
import { shaft, straightShaft } from '../../parts/shaft.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'
import { GLAND_FACE, SHAFT_END, type Dimensions, type Slurry } from './dimensions.ts'

const CASING = { from: 94, to: 132 }
const FLANGE_END = 164
const THROAT_END = 140
const RIM = { from: 336 }
const VENT = 354

/** Shaft, impeller, slurry, and what the gland is bolted to. */
export function housing(sheet: Sheet, parameters: Slurry, d: Dimensions) {
  const { R, s, bore, throat } = d
  if (parameters.housing === 'stuffing-box') {
    const face = GLAND_FACE
    stuffingBox(sheet, { shaft: s, end: SHAFT_END, face, bore, throat, outside: R(192) })
  } else adapter(sheet, parameters.housing, d)
  if (parameters.bushings) {
    sheet.part('throat-bushing', 'stationary', 'graphite', box(102, THROAT_END - 6, R(6), throat))
    sheet.anchor('throat-bushing', [118, throat - 12])
  }
}

/** A plate fitted in the casing in place of stuffing box or expeller; its chamber opens to the impeller. */
function adapter(sheet: Sheet, form: 'adapter' | 'ribbed-adapter', d: Dimensions) {
  const { R, s, bore, throat } = d
  const isRibbed = form === 'ribbed-adapter'
  const isOpen = throat === bore
  shaft(sheet, straightShaft(24, SHAFT_END, s))
  sheet
    .medium('process', box(54, CASING.from, s, R(244)))
    .medium('process', box(66, GLAND_FACE, s, R(150)))
    .opening(area(0, CASING.from + 2, 0, R(246)))
  const impeller = polyline`M24 ${s} H66 v46 L54 ${s + 60} V${R(244)} H24`
  const chamber: Point[] = isOpen
    ? polyline`M${CASING.from} ${R(148)} L${GLAND_FACE} ${R(116)}`
    : polyline`M${CASING.from} ${throat} H${THROAT_END} V${R(126)} L${GLAND_FACE} ${R(116)}`
  const outside: Point[] = isRibbed
    ? polyline`M${GLAND_FACE} ${R(192)} H${RIM.from} V${R(152)} H${FLANGE_END}`
    : polyline`M${GLAND_FACE} ${R(192)} H${FLANGE_END}`
  const rim = polyline`M${FLANGE_END} ${R(240)} H${CASING.to} V${R(200)} H${CASING.from}`
  sheet
    .part('impeller', 'rotating', 'steel-opposed', impeller)
    .part('impeller-outside', 'rotating', 'unsectioned', mirror(impeller))
    .part('casing', 'housing', 'housing', box(CASING.from, CASING.to, R(200), R(244)))
    .part('adapter', 'stationary', 'steel', [...chamber, ...outside, ...rim])
    .anchor('adapter', [148, R(212)])
  if (isRibbed) {
    // A rib in the plane of the section is not hatched (ISO 128-50).
    const rib = polyline`M${FLANGE_END} ${R(152)} H${RIM.from} V${R(184)} L${FLANGE_END} ${R(222)}`
    sheet.part('rib', 'stationary', 'unsectioned', rib)
  } else studAndNut(sheet, 'adapter-nut', FLANGE_END, R(219), 8)
}

/** Where the vent leaves the chamber; its bore goes straight up. */
export function vent(sheet: Sheet, { housing: form }: Slurry, { R, bore }: Dimensions) {
  const from: Point = [VENT, form === 'stuffing-box' ? bore : R(117)]
  port(sheet, 'vent', { from, to: [VENT, R(192)], medium: 'process', half: 6, flow: 'out' })
}
