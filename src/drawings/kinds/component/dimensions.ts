import type { DrawingOf } from '#schema/drawing.ts'

export type Component = DrawingOf<'component'>

/** Where faces meet: common to all cards of the category. */
export const CONTACT = 500
