import type { DrawingOf } from '#schema/drawing.ts'

export type TapeSealant = DrawingOf<'tape-sealant'>

/** Middle of the plan, and radii of the flange in it. */
export const PLAN = {
  x: 236,
  r: 24,
  rim: 196,
  bolts: 160,
  hole: 15,
  bore: 86,
  cord: 116,
  width: 18,
}
/** Where the two states of the section stand. */
export const SECTIONS = { free: { x: 596, r: 150 }, pressed: { x: 824, r: 150 } }
export const DETAIL = { x: 710, r: -84 }
