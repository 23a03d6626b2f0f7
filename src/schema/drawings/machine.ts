import { z } from 'zod'

/** A whole machine whose figures are asked for, cut where it is sealed. */
export const machineSchema = z.strictObject({
  kind: z.literal('machine'),
  machine: z.enum(['reactor', 'intercambiador', 'turbina', 'refinador']),
})
