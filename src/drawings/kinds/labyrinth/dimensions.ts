import type { DrawingOf } from '#schema/drawing.ts'
import { housingPlaces } from '../../assemblies/bearing-housing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type Labyrinth = DrawingOf<'labyrinth'>

/** The housing starts at the sheet's left edge: the right is for the second view. */
export const X = 66
export const { seat: SEAT, face: FACE } = housingPlaces(X)
/** Right wall of the stator, against which the valve closes. */
export const WALL = FACE + 12
export const DISC = WALL + 54
export const DISC_END = DISC + 20
export const CLAMP = { x1: DISC_END + 5, x2: DISC_END + 29, end: DISC_END + 34 }
export const SHAFT_END = 630

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Radii that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf() {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  return {
    s,
    R,
    bore: R(88),
    hub: R(16),
    statorBore: R(30),
    /** Fingers of stator and rotor, which reach between each other without touching. */
    statorFingers: [
      [R(54), R(62)],
      [R(80), R(88)],
    ] as const,
    rotorFinger: [R(67), R(75)] as const,
    flange: R(104),
    rim: [R(110), R(120)] as const,
  }
}
