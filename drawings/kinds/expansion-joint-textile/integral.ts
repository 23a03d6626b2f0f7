import { faceContact } from '../../assemblies/expansion-joint.ts'
import { box, polyline, type Point, type Sheet } from '../../kit.ts'
import { throughStud } from '../../parts/fasteners.ts'
import {
  BAR,
  BLANKET,
  CENTRE,
  COVER,
  DUCT_OUTSIDE,
  FABRIC,
  fabricThickness,
  FLANGE_RIM,
  SHEET_METAL,
  type DuctEnd,
  type TextileJoint,
} from './dimensions.ts'

type Ends = readonly [DuctEnd, DuctEnd]

/** The fabric's bulge. */
const BULGE = 16
const CURVE_STEPS = 16
/** The straight part at each end of the fabric, and its rim inside the steel flange's. */
const STRAIGHT = 34
const RIM = FLANGE_RIM - 4
const BOLT = 216

/** One surface of the fabric, `depth` from the gas, from flange to flange; `side` -1 is below the axis. */
function fabricSurface([left, right]: Ends, depth: number, side: 1 | -1 = 1): Point[] {
  const start = left.face + STRAIGHT
  const span = right.face - STRAIGHT - start
  const curve = Array.from({ length: CURVE_STEPS + 1 }, (_, i): Point => {
    const u = i / CURVE_STEPS
    return [start + span * u, side * (FABRIC + depth + BULGE * Math.sin(Math.PI * u) ** 2)]
  })
  return polyline`M${left.face + depth} ${side * (FABRIC + depth)} L${curve}
    L${right.face - depth} ${side * (FABRIC + depth)}`
}

/** Blanket and cover, turned up into flanges. */
function integralFabric(sheet: Sheet, ends: Ends, depth: number) {
  const [left, right] = ends
  const upToRims = (at: number) =>
    polyline`M${left.face + at} ${RIM} L${fabricSurface(ends, at)} L${right.face - at} ${RIM}`
  const layer = (from: number, to: number) => [...upToRims(from), ...upToRims(to).reverse()]
  if (depth > 0) sheet.part('blanket', 'elastomer', 'packing', layer(0, depth), 'thin')
  sheet.part('cover', 'elastomer', 'lip', layer(depth, depth + COVER))
}

/** The steel flange on the duct, the bar behind the fabric, and a bolt through all three. */
function integralFrame(sheet: Sheet, { name, face, way }: DuctEnd, thickness: number) {
  const back = face + way * SHEET_METAL
  const [behind, front] = [face - way * thickness, face - way * (thickness + BAR)]
  const flange = box(face, back, DUCT_OUTSIDE, FLANGE_RIM)
  const bar = box(behind, front, FABRIC + thickness + 14, RIM)
  sheet
    .part(`frame-${name}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', flange)
    .part(`bar-${name}`, 'stationary', way < 0 ? 'steel' : 'steel-opposed', bar)
  throughStud(sheet, `bolt-${name}`, { x1: back, x2: front, r: BOLT, half: 7 })
}

/** Gas, frames and fabric at rest, cut above the axis, with their names. */
export function integralJoint(sheet: Sheet, ends: Ends, parameters: TextileJoint) {
  const [left, right] = ends
  const [thickness, depth] = [fabricThickness(parameters), BLANKET[parameters.blanket]]
  const gas = fabricSurface(ends, 0)
  const crest = FABRIC + BULGE + depth
  sheet.medium('process', [[left.face, 0], ...gas, [right.face, 0]])
  for (const end of ends) integralFrame(sheet, end, thickness)
  integralFabric(sheet, ends, depth)
  const layer = depth > 0 ? 'blanket' : 'cover'
  for (const end of ends) {
    faceContact(sheet, { ...end, id: `frame-${end.name}` }, layer, [FABRIC, RIM])
  }
  sheet
    .callout('cover', [CENTRE + 16, crest + COVER / 2], 'tela')
    .callout('frame-left', [left.face - SHEET_METAL / 2, 190], 'brida del ducto')
    .callout('bar-right', [right.face - thickness - BAR / 2, 232], 'pletina')
    .callout('bolt-right-nut', [right.face + SHEET_METAL + 18, BOLT], 'perno')
  if (depth > 0)
    sheet.callout('blanket', [CENTRE - 6, crest - depth / 2], 'manta de fibra de vidrio')
}

/** Flanges, bars and the bulging fabric from outside, below the axis. */
export function integralOutside(sheet: Sheet, ends: Ends, parameters: TextileJoint) {
  const thickness = fabricThickness(parameters)
  const [left, right] = ends
  const surface = fabricSurface(ends, thickness, -1)
  const fabric: Point[] = [[left.face, 0], ...surface, [right.face, 0]]
  sheet.part('fabric-outside', 'elastomer', 'coloured-yarn', fabric)
  for (const { face, way } of ends) {
    const [behind, bar] = [face - way * thickness, face - way * (thickness + BAR)]
    const flange = box(face, face + way * SHEET_METAL, -FLANGE_RIM, 0)
    sheet
      .part('frame-outside', 'stationary', 'outside', flange)
      .part('brim-outside', 'elastomer', 'coloured-yarn', box(face, behind, -RIM, 0))
      .part('bar-outside', 'stationary', 'outside', box(behind, bar, -RIM, 0))
  }
}
