import {
  flangeBolt,
  PIPE,
  pipeEndOutside,
  type PipeEnd,
  type Side,
  AT_REST,
} from '../../assemblies/expansion-joint.ts'
import { box, type Point, type Sheet } from '../../kit.ts'
import type { DrawingOf } from '../../kinds.ts'

export type ElastomericJoint = DrawingOf<'expansion-joint-elastomeric'>

export const CENTRE = AT_REST
export const BORE = 120
/** Thickness of the wall's layers, from the fluid outwards. */
export const LAYERS = { tube: 10, carcass: 16, cover: 8 } as const
export const WALL = LAYERS.tube + LAYERS.carcass + LAYERS.cover
/** Along the axis, the flange's layers; then the retaining ring behind it. */
export const FLANGE_LAYERS = { tube: 8, carcass: 12, cover: 6 } as const
export const FLANGE = FLANGE_LAYERS.tube + FLANGE_LAYERS.carcass + FLANGE_LAYERS.cover
const RETAINING_RING = 14
/** From the bore to the rubber flange's rim. */
export const FLANGE_RIM = 130
/** The distance from a face to the nearest arch. */
const STRAIGHT = 60
const REDUCED_BORE = 78

const LENGTHS = { 1: 300, 2: 400 } as const
/** Narrow arches are lower, so that the wall's layers never fold. */
const ARCH_HEIGHTS = { 1: 56, 2: 44 } as const

export type Joint = {
  left: PipeEnd
  right: PipeEnd
  /** The number and height of the arches, and where they begin and end. */
  arches: number
  height: number
  archStart: number
  archEnd: number
  /** The shape of the wall between offset ends: straight, or S-shaped for a movement. */
  isEased: boolean
}

export function jointOf({ body, arches }: ElastomericJoint, centre = CENTRE): Joint {
  const length = LENGTHS[arches]
  const isReducer = body === 'eccentric-reducer'
  const bore = isReducer ? REDUCED_BORE : BORE
  const axis = isReducer ? REDUCED_BORE - BORE : 0
  const [start, end] = [centre - length / 2, centre + length / 2]
  return {
    left: { id: 'pipe-left', face: start, way: -1, bore: BORE },
    right: { id: 'pipe-right', face: end, way: 1, bore, axis },
    arches,
    height: ARCH_HEIGHTS[arches],
    archStart: start + STRAIGHT,
    archEnd: end - STRAIGHT,
    isEased: false,
  }
}

const STEPS_PER_ARCH = 20

/** The displacement of a wall at a share of its length, from 0 to 1; its ends are level. */
const ease = (share: number) => share * share * (3 - 2 * share)

/** Radius of the wall's inner face at `x`, without arches; `side` -1 is below the axis. */
function baseAt({ left, right, isEased }: Joint, x: number, side: Side): number {
  const along = Math.min(1, Math.max(0, (x - left.face) / (right.face - left.face)))
  const share = isEased ? ease(along) : along
  const from = (left.axis ?? 0) + side * left.bore
  const to = (right.axis ?? 0) + side * right.bore
  return from + (to - from) * share
}

function middleAt(joint: Joint, x: number, side: Side, half: number): number {
  const { archStart, archEnd, arches, height } = joint
  const along = (x - archStart) / (archEnd - archStart)
  const isArched = along > 0 && along < 1
  const rise = isArched ? height * Math.sin(Math.PI * along * arches) ** 2 : 0
  return baseAt(joint, x, side) + side * (half + rise)
}

/**
 * A surface of the wall between the two flanges, `offset` outwards from the middle of a wall `2 * half` thick. The
 * offset is perpendicular to the wall, so that layers keep their thickness in the arches.
 */
export function wallSurface(joint: Joint, offset: number, half: number, side: Side = 1): Point[] {
  const { archStart, archEnd, arches } = joint
  const steps = STEPS_PER_ARCH * arches
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = archStart + ((archEnd - archStart) * i) / steps
    const slope = (middleAt(joint, x + 1, side, half) - middleAt(joint, x - 1, side, half)) / 2
    const length = Math.hypot(1, slope)
    const middle = middleAt(joint, x, side, half)
    return [x - (side * offset * slope) / length, middle + (side * offset) / length]
  })
}

/** The wall's inner radius at `x` plus `depth`, away from the arches. */
export const wallAt = (joint: Joint, x: number, depth: number, side: Side = 1) =>
  baseAt(joint, x, side) + side * depth

/** From a face to the back of the ring behind the rubber flange. */
export const BEHIND = FLANGE + RETAINING_RING
/** The gap between the wall and the ring. */
const RING_GAP = 24
/** The steel ring behind a rubber flange, cut above (1) or below (-1) the axis; `wall` is the rubber's thickness. */
export function retainingRing(sheet: Sheet, id: string, end: PipeEnd, side: Side, wall: number) {
  const { face, way, axis = 0, bore } = end
  const at = (v: number) => axis + side * (bore + v)
  const outline = box(face - way * FLANGE, face - way * BEHIND, at(wall + RING_GAP), at(FLANGE_RIM))
  sheet.part(id, 'stationary', way < 0 ? 'steel-opposed' : 'steel', outline)
}

/** The parts that clamp the rubber to the pipes' flanges, cut above the axis, with their names. */
export function clampedFlanges(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    retainingRing(sheet, `retaining-${end.id}`, end, 1, WALL)
    flangeBolt(sheet, end, 1, BEHIND)
  }
  const top = (right.axis ?? 0) + right.bore
  const ring = left.face + FLANGE + RETAINING_RING / 2
  const tail = right.face + PIPE.back + 46
  sheet
    .callout('pipe-left', [left.face - 20, left.bore + 60], 'brida de la cañería')
    .callout('tube', [right.face - 4, top + 70], 'brida integral de caucho')
    .callout('retaining-pipe-left', [ring, left.bore + FLANGE_RIM - 46], 'anillo de retención')
    .callout('bolt-pipe-right', [tail, top + PIPE.boltCircle], 'perno')
}

/** Rubber flanges with their rings, bolts and pipes from outside, below the axis. */
export function flangesOutside(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { id, face, way, axis = 0, bore } = end
    const [front, back, rim] = [face - way * FLANGE, face - way * BEHIND, axis - bore - FLANGE_RIM]
    flangeBolt(sheet, end, -1, BEHIND)
    sheet
      .part(`flange-outside-${id}`, 'elastomer', 'outside', box(face, front, rim, 0))
      .part(`retaining-outside-${id}`, 'stationary', 'outside', box(front, back, rim, 0))
    pipeEndOutside(sheet, end)
  }
}
