import type { DrawingOf } from '#schema/drawing.ts'

export type TextileJoint = DrawingOf<'expansion-joint-textile'>

export const CENTRE = 385
/** The duct: inner radius, plate, and where it is broken off. */
export const DUCT = 140
export const SHEET_METAL = 8
export const DUCT_OUTSIDE = DUCT + SHEET_METAL
export const DUCT_LENGTH = 190
/** Half the gap between the ducts. */
export const HALF_GAP = 95

export const COVER = 8
/** Blanket of 1/8, 3/8 and 1/2 in, drawn thicker than it is. */
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

/** Flat fabric: the leg on which it lies. */
export const LEG = 198
export const CLAMP = 9

export const SIDES: readonly { side: 'left' | 'right'; way: 1 | -1 }[] = [
  { side: 'left', way: -1 },
  { side: 'right', way: 1 },
]
