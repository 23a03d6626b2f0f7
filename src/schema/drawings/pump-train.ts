import { z } from 'zod'

/** Pump and motor with the sensors of one configuration, and the gateway that hears them. */
export const pumpTrainSchema = z.strictObject({
  kind: z.literal('pump-train'),
  /** Each holds the one before it. */
  configuration: z.enum(['basic', 'enhanced', 'advanced']),
})
