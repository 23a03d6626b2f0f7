import type { DrawingOf } from '#schema/drawing.ts'

export type SheetGasket = DrawingOf<'sheet-gasket'>

/** The section, enlarged. */
export const STRIP = { x1: 450, x2: 850, r1: 184, r2: 268 }
export const MIDDLE = (STRIP.r1 + STRIP.r2) / 2
/** Middle of the plan. */
export const PLAN = { x: 650, r: 6 }
/** Middle of the joint, left. */
export const JOINT = { x: 186, scale: 0.62 }
