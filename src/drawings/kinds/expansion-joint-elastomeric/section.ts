import { pipeEndCut, pipeFluid, PIPE } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { throughStud } from '../../parts/through-stud.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { CONTROL, controlUnit } from './control-unit.ts'
import {
  FLANGE,
  FLANGE_LAYERS,
  FLANGE_RIM,
  LAYERS,
  RETAINING_RING,
  WALL,
  type ElastomericJoint,
  type Joint,
} from './dimensions.ts'
import { sleeveEnds } from './sleeve-ends.ts'
import { wallAt, wallSurface } from './wall.ts'

const HALF = WALL / 2
const RING_RADIUS = 6
/** Where the embedded rings stand: beside each foot of an arch. */
const RING_SETBACK = 44
const WIRES = 15

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

/** One surface from the left flange's rim, along the wall, to the right flange's rim. */
function surface(
  joint: Joint,
  { depth, inFlange }: (typeof SURFACES)[number],
  hasFlanges: boolean,
) {
  const { left, right } = joint
  const [x1, x2] = hasFlanges
    ? [left.face + inFlange, right.face - inFlange]
    : [left.face, right.face]
  const rims: [Point, Point] = [
    [x1, (left.axis ?? 0) + left.bore + FLANGE_RIM],
    [x2, (right.axis ?? 0) + right.bore + FLANGE_RIM],
  ]
  const wall = polyline`M${x1} ${wallAt(joint, x1, depth)}
    L${wallSurface(joint, depth - HALF, HALF)} L${x2} ${wallAt(joint, x2, depth)}`
  return hasFlanges ? [rims[0], ...wall, rims[1]] : wall
}

/** The fluid, the rubber's layers, and what ties them to the pipes: cut, above the axis. */
export function section(sheet: Sheet, joint: Joint, { body, controlRods }: ElastomericJoint) {
  const hasFlanges = body !== 'sleeve'
  const surfaces = SURFACES.map((its) => surface(joint, its, hasFlanges))
  const [inner] = surfaces
  const fluid = (inner ?? []).slice(hasFlanges ? 1 : 0, hasFlanges ? -1 : undefined)
  sheet.medium('process', [[joint.left.face, 0], ...fluid, [joint.right.face, 0]])
  for (const end of [joint.left, joint.right]) {
    if (hasFlanges) {
      pipeFluid(sheet, end, 0)
      pipeEndCut(sheet, end)
    }
  }
  for (const [i, { id, material }] of LAYER_PARTS.entries()) {
    const [below, above] = [surfaces[i] ?? [], surfaces[i + 1] ?? []]
    sheet.part(id, 'elastomer', material, [...below, ...above.toReversed()], 'thin')
  }
  bodyRings(sheet, joint, body)
  if (!hasFlanges) {
    sleeveEnds(sheet, joint)
    return
  }
  if (controlRods) controlUnit(sheet, joint)
  for (const end of [joint.left, joint.right]) {
    const { face, way, axis = 0, bore } = end
    const [x1, x2] = [face - way * FLANGE, face - way * (FLANGE + RETAINING_RING)]
    const plate = controlRods ? CONTROL.plate : 0
    const back = face + way * (PIPE.back + plate)
    const r = axis + bore + PIPE.boltCircle
    const outline = box(x1, x2, axis + bore + WALL + 24, axis + bore + FLANGE_RIM)
    sheet.part(`retaining-${end.id}`, 'stationary', way < 0 ? 'steel-opposed' : 'steel', outline)
    throughStud(sheet, `bolt-${end.id}`, {
      x1: Math.min(x2, back),
      x2: Math.max(x2, back),
      r,
      half: 9,
    })
  }
}

function bodyRingPlaces({ left, right, arches, archStart, archEnd }: Joint): number[] {
  if (arches === 0) {
    const [from, to] = [left.face + RING_SETBACK, right.face - RING_SETBACK]
    return Array.from({ length: WIRES }, (_, i) => from + ((to - from) * i) / (WIRES - 1))
  }
  const between = Array.from(
    { length: arches - 1 },
    (_, i) => archStart + ((archEnd - archStart) * (i + 1)) / arches,
  )
  return [left.face + RING_SETBACK, ...between, right.face - RING_SETBACK]
}

/** Steel rings, or a wound wire, vulcanised into the carcass. */
function bodyRings(sheet: Sheet, joint: Joint, body: ElastomericJoint['body']) {
  const radius = body === 'connector' ? RING_RADIUS - 2 : RING_RADIUS
  for (const [i, x] of bodyRingPlaces(joint).entries()) {
    const r = wallAt(joint, x, LAYERS.tube + LAYERS.carcass / 2)
    const id = i === 0 ? 'body-ring' : `body-ring-${i}`
    sheet.part(id, 'fastener', 'unsectioned', { centre: [x, r], radius }, 'thin')
  }
}
