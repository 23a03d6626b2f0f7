import { z } from 'zod'

/** A metal core grooved on both faces under soft facings, between raised-face flanges (EN 1514-6, DIN 2697). */
export const kammprofileSchema = z.strictObject({ kind: z.literal('kammprofile') })
