import { z } from 'zod'

/** A double gas seal in one plane: gas between two concentric tracks of one pair of rings. */
export const gasDualSchema = z.strictObject({
  kind: z.literal('gas-dual'),
  /**
   * Regulator in the gland, between port and faces: `inline`: a valve in the gas bore itself;
   * `plunger`: a sprung plunger that the process pressure moves, in a taller gland.
   */
  regulator: z.enum(['inline', 'plunger']).default('inline'),
  /** Section of the rotary face ring. */
  rotary: z.enum(['solid', 'l-shaped']).default('solid'),
})
