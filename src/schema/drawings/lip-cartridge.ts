import { z } from 'zod'

/** A cartridge without face rings: lips of one polymer element run on the sleeve. */
export const lipCartridgeSchema = z.strictObject({ kind: z.literal('lip-cartridge') })
