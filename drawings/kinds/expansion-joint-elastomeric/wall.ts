import { ease, type Side } from '../../assemblies/expansion-joint.ts'
import type { Point } from '../../model.ts'
import type { Joint } from './dimensions.ts'

const STEPS_PER_ARCH = 20

/** Radius of the wall's inner face at `x`, arches left out; `side` -1 is below the axis. */
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
 * A surface of the wall, `offset` outwards from the middle of a wall `2 * half` thick, between the two
 * flanges. It is offset square to the wall, so that layers keep their thickness in the arches.
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
