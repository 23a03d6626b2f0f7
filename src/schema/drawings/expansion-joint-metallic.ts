import { z } from 'zod'

/** A metal expansion joint: corrugated bellows between pipe ends. */
export const expansionJointMetallicSchema = z
  .strictObject({
    kind: z.literal('expansion-joint-metallic'),
    /** `universal`: two bellows; `gimbal`: turns in any plane. */
    type: z.enum(['single', 'universal', 'gimbal']).default('single'),
    ends: z.enum(['weld', 'flanged']).default('weld'),
    /** Sleeve that leads the flow past the corrugations. */
    liner: z.boolean().default(false),
    /** Rods that limit the movement or hold the thrust. */
    tieRods: z.boolean().default(false),
    /** Signs of all six types beside the section. */
    typeRow: z.boolean().default(false),
  })
  .refine(({ type, tieRods }) => !tieRods || type !== 'gimbal', {
    path: ['tieRods'],
    error: 'los tirantes se eligen en los tipos single y universal; gimbal lleva su propio herraje',
  })
