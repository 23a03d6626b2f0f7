import { z } from 'zod'
import { shaftSize } from './shaft-size.ts'

/** Stationary rings alone, in the six ways of mounting them. */
export const stationaryRingSchema = z.strictObject({
  kind: z.literal('stationary-ring'),
  shaft: shaftSize.default('medium'),
})
