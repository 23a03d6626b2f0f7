import { z } from 'zod'

/** Pistons on a gland's studs, moved by air that is set from afar. */
export const automaticGlandLoaderSchema = z.strictObject({
  kind: z.literal('automatic-gland-loader'),
  /** Pistons on each stud, one over the other. */
  pistons: z.enum(['single', 'twin']).default('twin'),
  supply: z.enum(['compressed-air', 'gas-bottle', 'either']).default('either'),
})
