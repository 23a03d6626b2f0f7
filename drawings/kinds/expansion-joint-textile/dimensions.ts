import type { DrawingOf } from '../../kinds.ts'
import { AT_REST } from '../../assemblies/expansion-joint.ts'

export type TextileJoint = DrawingOf<'expansion-joint-textile'>

export const CENTRE = AT_REST
/** The duct: inner radius, plate thickness, and length to the break. */
export const DUCT = 140
export const SHEET_METAL = 8
export const DUCT_OUTSIDE = DUCT + SHEET_METAL
export const DUCT_LENGTH = 190
/** Half the gap between the ducts. */
export const HALF_GAP = 95

export const COVER = 8
/** Blankets of 1/8, 3/8 and 1/2 in, drawn thicker than they are. */
export const BLANKET: Record<TextileJoint['blanket'], number> = {
  none: 0,
  thin: 7,
  medium: 14,
  thick: 19,
}
export const fabricThickness = ({ blanket }: Pick<TextileJoint, 'blanket'>) =>
  COVER + BLANKET[blanket]

/** Integral flange: rim, and the fabric's inner radius between the flanges. */
export const FLANGE_RIM = 240
export const FABRIC = 166
export const BAR = 12

/** Flat fabric: the leg under it. */
export const LEG = 198
export const CLAMP = 9

/** A duct's end: the position of its plate or flange. */
export type DuctEnd = { name: 'left' | 'right'; face: number; way: 1 | -1 }

/** Two ducts that end at the same distance from the middle of the joint. */
export const ductEnds = (half: number): readonly [DuctEnd, DuctEnd] => [
  { name: 'left', face: CENTRE - half, way: -1 },
  { name: 'right', face: CENTRE + half, way: 1 },
]
