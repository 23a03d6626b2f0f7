import { z } from 'zod'
import { jointMovement } from './joint-movement.ts'

/** A fabric expansion joint between ducts for air or flue gas; or one of its movements. */
export const expansionJointTextileSchema = z
  .strictObject({
    kind: z.literal('expansion-joint-textile'),
    /**
     * Types I to IV of the catalogue. `integral-flange`: the fabric turns up into its own flange;
     * `between-angles`: flat, clamped between angles; `on-l-profiles`: flat, on L profiles under a bar;
     * `insulated`: as the third, with a liner and insulation below the fabric.
     */
    frame: z
      .enum(['integral-flange', 'between-angles', 'on-l-profiles', 'insulated'])
      .default('integral-flange'),
    /** Glass-fibre blanket bonded under the fabric: none, 1/8 in, 3/8 in, 1/2 in. */
    blanket: z.enum(['none', 'thin', 'medium', 'thick']).default('none'),
    /** What stands beside the section: the fabric's own section, or the four frames in a row. */
    beside: z.enum(['fabric', 'frames']).default('fabric'),
    movement: jointMovement.default('none'),
  })
  .refine(
    ({ movement, frame, beside }) =>
      movement === 'none' || (frame === 'integral-flange' && beside === 'fabric'),
    {
      path: ['movement'],
      error: 'los movimientos se dibujan con frame: integral-flange y sin los cuatro tipos al lado',
    },
  )
