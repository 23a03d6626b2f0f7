import { z } from 'zod'

/** Disc springs on the studs of a gland: they keep the packing loaded while it gives. */
export const liveLoadingStackSchema = z.strictObject({ kind: z.literal('live-loading-stack') })
