import { z } from 'zod'
import { shaftSize } from './shaft-size.ts'

/** A bearing's protection with a pair of faces in a case pressed into the cover. */
export const bearingFaceSchema = z.strictObject({
  kind: z.literal('bearing-face'),
  shaft: shaftSize.default('medium'),
  spring: z.enum(['wave', 'coil']).default('wave'),
})
