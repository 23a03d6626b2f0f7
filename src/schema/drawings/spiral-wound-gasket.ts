import { z } from 'zod'

/** A V-shaped metal strip wound with a soft filler, between raised-face flanges (ASME B16.20). */
export const spiralWoundGasketSchema = z.strictObject({ kind: z.literal('spiral-wound-gasket') })
