import { z } from 'zod'

/** A sleeve in two halves that fills a deep box, so that only the rings that are needed lie over it. */
export const splitSleeveSchema = z.strictObject({ kind: z.literal('split-sleeve') })
