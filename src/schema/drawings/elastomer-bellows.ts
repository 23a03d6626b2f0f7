import { z } from 'zod'

/** A rubber bellows that grips the shaft, one coil spring round it, and a seat in the pump's cover. */
export const elastomerBellowsSchema = z.strictObject({
  kind: z.literal('elastomer-bellows'),
  spring: z.enum(['cylindrical', 'conical']).default('cylindrical'),
  /** What seals the stationary seat in its recess: an O-ring, or a rubber cup round it. */
  seat: z.enum(['o-ring', 'cup']).default('o-ring'),
})
