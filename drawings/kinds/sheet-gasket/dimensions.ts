import type { DrawingOf } from '../../kinds.ts'

export type SheetGasket = DrawingOf<'sheet-gasket'>

/** The section, enlarged, as far as the upper half goes. */
export const STRIP = { x1: 432, x2: 704, r1: 184, r2: 250 }
/** Where the lower half is torn, and how the sheet recedes behind its section. */
export const TORN = { end: 828, back: [68, 46] } as const
export const MIDDLE = (STRIP.r1 + STRIP.r2) / 2
/** Middle of the plan. */
export const PLAN = { x: 650, r: 6 }
/** Middle of the joint, left. */
export const JOINT = { x: 186, scale: 0.62 }
