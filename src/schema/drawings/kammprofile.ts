import { z } from 'zod'

/** A metal core grooved on both faces under soft facings, between raised-face flanges (EN 1514-6, DIN 2697). */
export const kammprofileSchema = z.strictObject({
  kind: z.literal('kammprofile'),
  /** `kr`: the core alone; `kg1`: with a thin ring that centres it within the studs; `both`: drawn with it, shown both. */
  profile: z.enum(['kr', 'kg1', 'both']).default('kg1'),
  facing: z.enum(['graphite', 'ptfe', 'either']).default('graphite'),
  /** A bar across the bore, as heat exchangers of two passes need. */
  passBar: z.boolean().default(false),
})
