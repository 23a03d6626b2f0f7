import { z } from 'zod'

/** Plastic compound between two braided rings, fed through a valve on the box. */
export const injectablePackingSchema = z.strictObject({
  kind: z.literal('injectable-packing'),
  /** The gun joined to the valve while the box is filled. */
  gun: z.boolean().default(true),
  /** Braided rings on each side of the compound. */
  endRings: z.int().min(1).max(2).default(1),
  generic: z.boolean().default(false),
})
