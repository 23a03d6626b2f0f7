import { z } from 'zod'

/** A solid ring of D-shaped section between parts that do not move: a cover and its housing. */
export const dRingSchema = z.strictObject({ kind: z.literal('d-ring') })
