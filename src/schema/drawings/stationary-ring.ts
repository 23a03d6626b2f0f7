import { z } from 'zod'

/** Stationary rings alone, in the six ways of mounting them. */
export const stationaryRingSchema = z.strictObject({
  kind: z.literal('stationary-ring'),
})
