import { z } from 'zod'

/** Pistons on a gland's studs, moved by air that is set from afar. */
export const automaticGlandLoaderSchema = z.strictObject({
  kind: z.literal('automatic-gland-loader'),
})
