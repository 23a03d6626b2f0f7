import { z } from 'zod'

/** The wedge ring of a pressure-seal bonnet: the more pressure inside, the tighter it closes. */
export const bonnetSealSchema = z.strictObject({
  kind: z.literal('bonnet-seal'),
  /** Angle of the cone on the bonnet, in degrees. */
  angle: z.literal([25, 30, 45]).default(45),
  /** Thin metal caps at the ring's ends, against extrusion; `both` shows the ring with and without them. */
  caps: z.enum(['none', 'metal', 'both']).default('both'),
})
