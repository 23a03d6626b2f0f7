import { pipeEndCut, pipeFluid } from '../../assemblies/pipe-ends.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { FLANGE, FLANGE_LAYERS, FLANGE_RIM, LAYERS, WALL, type Joint } from './dimensions.ts'
import { clampedFlanges, flangesOutside } from './flanges.ts'
import { wallAt, wallSurface } from './wall.ts'

const HALF = WALL / 2
const RING_RADIUS = 6
/** Where the embedded rings stand: beside each foot of an arch. */
const RING_SETBACK = 44

/** Depths of the layers' surfaces in the wall and in the flange, from the fluid outwards. */
const SURFACES = [
  { depth: 0, inFlange: 0 },
  { depth: LAYERS.tube, inFlange: FLANGE_LAYERS.tube },
  { depth: LAYERS.tube + LAYERS.carcass, inFlange: FLANGE_LAYERS.tube + FLANGE_LAYERS.carcass },
  { depth: WALL, inFlange: FLANGE },
] as const
const LAYER_PARTS = [
  { id: 'tube', material: 'lip' },
  { id: 'carcass', material: 'packing' },
  { id: 'cover', material: 'elastomer' },
] as const

/** One surface along the wall, from end to end. */
function alongWall(joint: Joint, { depth, inFlange }: (typeof SURFACES)[number]) {
  const { left, right } = joint
  const [x1, x2] = [left.face + inFlange, right.face - inFlange]
  return polyline`M${x1} ${wallAt(joint, x1, depth)} L${wallSurface(joint, depth - HALF, HALF)}
    L${x2} ${wallAt(joint, x2, depth)}`
}

/** The same up to the flanges' rims, where the rubber has flanges. */
function upToRims({ left, right }: Joint, wall: Point[], { inFlange }: (typeof SURFACES)[number]) {
  const rimOf = ({ axis = 0, bore }: Joint['left']) => axis + bore + FLANGE_RIM
  return polyline`M${left.face + inFlange} ${rimOf(left)} L${wall}
    L${right.face - inFlange} ${rimOf(right)}`
}

/** The fluid, the rubber's layers, and what ties them to the pipes: cut, above the axis. */
export function section(sheet: Sheet, joint: Joint) {
  const { left, right } = joint
  const walls = SURFACES.map((its) => alongWall(joint, its))
  sheet.medium('process', [[left.face, 0], ...(walls[0] ?? []), [right.face, 0]])
  for (const end of [left, right]) {
    pipeFluid(sheet, end, 0)
    pipeEndCut(sheet, end)
  }
  const surfaces = SURFACES.map((its, i) => upToRims(joint, walls[i] ?? [], its))
  for (const [i, { id, material }] of LAYER_PARTS.entries()) {
    const [inner = [], outer = []] = surfaces.slice(i, i + 2)
    sheet.part(id, 'elastomer', material, [...inner, ...outer.toReversed()], 'thin')
  }
  bodyRings(sheet, joint)
  layerCallouts(sheet, joint)
  clampedFlanges(sheet, joint)
}

function bodyRingPlaces({ left, right, arches, archStart, archEnd }: Joint): number[] {
  const [from, to] = [left.face + RING_SETBACK, right.face - RING_SETBACK]
  const span = archEnd - archStart
  const between = Array.from(
    { length: arches - 1 },
    (_, i) => archStart + (span * (i + 1)) / arches,
  )
  return [from, ...between, to]
}

/** Steel rings vulcanised into the carcass. */
function bodyRings(sheet: Sheet, joint: Joint) {
  for (const [i, x] of bodyRingPlaces(joint).entries()) {
    const centre: Point = [x, wallAt(joint, x, LAYERS.tube + LAYERS.carcass / 2)]
    const id = i === 0 ? 'body-ring' : `body-ring-${i}`
    sheet.part(id, 'fastener', 'unsectioned', { centre, radius: RING_RADIUS }, 'thin')
  }
}

function layerCallouts(sheet: Sheet, joint: Joint) {
  const { left, right, archEnd } = joint
  const at = (x: number, depth: number): Point => [x, wallAt(joint, x, depth)]
  sheet
    .callout('tube', at(right.face - 52, LAYERS.tube / 2), 'tubo interior')
    .callout('carcass', at(archEnd - 6, LAYERS.tube + 8), 'refuerzo de telas')
    .callout(
      'body-ring',
      at(left.face + RING_SETBACK, LAYERS.tube + LAYERS.carcass / 2),
      'anillos metálicos',
    )
    .callout('cover', at(left.face + 60, WALL - 4), 'cubierta')
}

/** Below the axis: the cover, the flanges with their rings, bolts on both sides. */
export function outside(sheet: Sheet, joint: Joint) {
  const { left, right } = joint
  const cover = polyline`M${left.face} 0 V${wallAt(joint, left.face, WALL, -1)}
    L${wallSurface(joint, HALF, HALF, -1)} L${right.face} ${wallAt(joint, right.face, WALL, -1)} V0`
  sheet.part('body-outside', 'elastomer', 'outside', cover)
  flangesOutside(sheet, joint)
}
