import type { DrawingOf } from '#schema/drawing.ts'

export type SupportSystem = DrawingOf<'support-system'>

/** Height of the line that brings cool fluid under the pump to the seal. */
export const SUPPLY_RUN = -190
