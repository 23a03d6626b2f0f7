import { z } from 'zod'

/** A solid ring of D-shaped section between parts that do not move: a cover and its housing. */
export const dRingSchema = z.strictObject({
  kind: z.literal('d-ring'),
  /** The groove: in the housing's bore, in the cover's spigot, or in the joint's face. */
  placement: z.enum(['bore', 'spigot', 'face']).default('spigot'),
  crown: z.enum(['domed', 'pointed']).default('domed'),
  /** A row with all sections of the family beside the views. */
  profileRow: z.boolean().default(false),
})
