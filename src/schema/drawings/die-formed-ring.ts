import { z } from 'zod'

/** Rings of graphite tape, pressed in a die. */
export const dieFormedRingSchema = z.strictObject({
  kind: z.literal('die-formed-ring'),
  /** Rectangular rings, or rings in wedge that turn the load along the axis into sealing on stem and box. */
  section: z.enum(['square', 'wedge']).default('square'),
  /** A split carbon sleeve fills the bottom of a deep box. */
  sleeve: z.boolean().default(false),
})
