import { z } from 'zod'

/** A V-shaped metal strip wound with a soft filler, between raised-face flanges (ASME B16.20). */
export const spiralWoundGasketSchema = z.strictObject({
  kind: z.literal('spiral-wound-gasket'),
  filler: z.enum(['graphite', 'ptfe', 'either']).default('graphite'),
  /** Keeps the winding from buckling inwards. */
  innerRing: z.boolean().default(true),
  /** Centres the gasket within the studs and limits its compression. */
  outerRing: z.boolean().default(true),
  /** Beside it, the gasket of the same family: a soft element encased in a thin metal carrier. */
  companion: z.enum(['none', 'encased']).default('none'),
})
