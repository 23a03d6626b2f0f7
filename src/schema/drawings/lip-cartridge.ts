import { z } from 'zod'

/** A cartridge without face rings: lips of one polymer element run on the sleeve. */
export const lipCartridgeSchema = z.strictObject({
  kind: z.literal('lip-cartridge'),
  lips: z.union([z.literal(2), z.literal(3)]).default(3),
  /** Port into the chamber behind the first lip, and its drain on the other side. */
  chamberPort: z.boolean().default(true),
})
