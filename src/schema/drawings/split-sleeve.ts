import { z } from 'zod'

/** A sleeve in two halves that fills a deep box, so that only the rings that are needed lie over it. */
export const splitSleeveSchema = z.strictObject({
  kind: z.literal('split-sleeve'),
  place: z.enum(['valve', 'pump']).default('valve'),
  material: z.enum(['carbon', 'bronze']).default('carbon'),
  rings: z.int().min(3).max(5).default(5),
})
