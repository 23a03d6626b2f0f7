import { z } from 'zod'

/** Disc springs on the studs of a gland: they keep the packing loaded while it gives. */
export const liveLoadingStackSchema = z.strictObject({
  kind: z.literal('live-loading-stack'),
  place: z.enum(['valve', 'pump']).default('valve'),
  /** Discs that lie in each other, and groups of them that face each other. */
  nested: z.int().min(1).max(3).default(2),
  groups: z.literal([4, 6]).default(4),
  /** The version in a case, with a window that shows the load. */
  casedVersion: z.boolean().default(true),
})
