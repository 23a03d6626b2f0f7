import { z } from 'zod'

/** Guides of a piston or rod, which take the side load so that metal never meets metal. */
export const wearBandSchema = z.strictObject({
  kind: z.literal('wear-band'),
  /** `roll`: strip cut to length; `ring`: split ring; `to-drawing`: ring machined to the customer's cylinder. */
  supply: z.enum(['roll', 'ring', 'to-drawing']).default('ring'),
  profile: z.enum(['flat', 't']).default('flat'),
  /** The cut, as seen on the sliding face. */
  cut: z.enum(['butt', 'angled']).default('angled'),
})
