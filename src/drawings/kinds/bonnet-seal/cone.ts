import type { DrawingOf } from '#schema/drawing.ts'

export type BonnetSeal = DrawingOf<'bonnet-seal'>

/** How far the ring's cone runs along the axis over the ring's height. */
export const coneRun = (angle: BonnetSeal['angle'], height: number) =>
  height * Math.tan((angle * Math.PI) / 180)
