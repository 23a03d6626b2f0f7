import { z } from 'zod'

/** A bearing's protection with a pair of faces in a case pressed into the cover. */
export const bearingFaceSchema = z.strictObject({ kind: z.literal('bearing-face') })
