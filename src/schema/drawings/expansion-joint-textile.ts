import { z } from 'zod'

/** A fabric expansion joint between ducts for air or flue gas. */
export const expansionJointTextileSchema = z.strictObject({
  kind: z.literal('expansion-joint-textile'),
  /**
   * Types I and III of the catalogue. `integral-flange`: the fabric turns up into its own flange; `on-l-profiles`: flat, on L
   * profiles under a bar.
   */
  frame: z.enum(['integral-flange', 'on-l-profiles']).default('integral-flange'),
  /** Glass-fibre blanket bonded under the fabric: none, 1/8 in, 3/8 in, 1/2 in. */
  blanket: z.enum(['none', 'thin', 'medium', 'thick']).default('none'),
  /** What stands beside the section: the fabric's own section, or the catalogue's four frames in a row. */
  beside: z.enum(['fabric', 'frames']).default('fabric'),
})
