import { ease, faceContact, type Side } from '../../assemblies/expansion-joint.ts'
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

/** The fabric's bulge at rest. */
const REST_BULGE = 16
const CURVE_STEPS = 16
/** The straight part at each end of the fabric, and its rim inside the steel flange's. */
const STRAIGHT = 34
const RIM = FLANGE_RIM - 4
const BOLT = 216

/** One surface of the fabric, `depth` from the gas, from flange to flange; `side` -1 is below the axis. */
function fabricSurface([left, right]: Ends, depth: number, bulge: number, side: Side = 1): Point[] {
  const at = (axis: number, v: number) => axis + side * v
  const start = left.face + STRAIGHT
  const span = right.face - STRAIGHT - start
  const curve = Array.from({ length: CURVE_STEPS + 1 }, (_, i): Point => {
    const u = i / CURVE_STEPS
    const axis = left.axis + (right.axis - left.axis) * ease(u)
    return [start + span * u, at(axis, FABRIC + depth + bulge * Math.sin(Math.PI * u) ** 2)]
  })
  return polyline`M${left.face + depth} ${at(left.axis, FABRIC + depth)} L${curve}
    L${right.face - depth} ${at(right.axis, FABRIC + depth)}`
}

/** Blanket and cover, turned up into flanges. */
function integralFabric(sheet: Sheet, ends: Ends, { blanket }: TextileJoint) {
  const [left, right] = ends.map(({ axis }) => axis + RIM)
  const upToRims = (depth: number) =>
    polyline`M${ends[0].face + depth} ${left ?? 0} L${fabricSurface(ends, depth, REST_BULGE)}
      L${ends[1].face - depth} ${right ?? 0}`
  const layer = (from: number, to: number) => [...upToRims(from), ...upToRims(to).reverse()]
  const depth = BLANKET[blanket]
  if (depth > 0) sheet.part('blanket', 'elastomer', 'packing', layer(0, depth), 'thin')
  sheet.part('cover', 'elastomer', 'lip', layer(depth, depth + COVER))
}

/** The steel flange on the duct, the bar behind the fabric, and a bolt through all three. */
function integralFrame(sheet: Sheet, { name, face, axis, way }: DuctEnd, thickness: number) {
  const at = (v: number) => axis + v
  const back = face + way * SHEET_METAL
  const [behind, front] = [face - way * thickness, face - way * (thickness + BAR)]
  const flange = box(face, back, at(DUCT_OUTSIDE), at(FLANGE_RIM))
  const bar = box(behind, front, at(FABRIC + thickness + 14), at(RIM))
  sheet
    .part(`frame-${name}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', flange)
    .part(`bar-${name}`, 'stationary', way < 0 ? 'steel' : 'steel-opposed', bar)
  throughStud(sheet, `bolt-${name}`, { x1: back, x2: front, r: at(BOLT), half: 7 })
}

/** The contacts of the innermost layer with the ducts' flanges. */
function flangeContacts(sheet: Sheet, ends: Ends, { blanket }: TextileJoint) {
  const layer = blanket === 'none' ? 'cover' : 'blanket'
  for (const end of ends) {
    faceContact(sheet, { ...end, id: `frame-${end.name}` }, layer, [FABRIC, RIM])
  }
}

/** Gas, frames and fabric at rest, cut above the axis, with their names. */
export function integralJoint(sheet: Sheet, ends: Ends, parameters: TextileJoint) {
  const [left, right] = ends
  const [thickness, depth] = [fabricThickness(parameters), BLANKET[parameters.blanket]]
  const gas = fabricSurface(ends, 0, REST_BULGE)
  const crest = FABRIC + REST_BULGE + depth
  sheet.medium('process', [[left.face, 0], ...gas, [right.face, 0]])
  for (const end of ends) integralFrame(sheet, end, thickness)
  integralFabric(sheet, ends, parameters)
  flangeContacts(sheet, ends, parameters)
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
  const surface = fabricSurface(ends, thickness, REST_BULGE, -1)
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
