import { z } from 'zod'

/** A rubber bellows that grips the shaft, one coil spring round it, and a seat in the pump's cover. */
export const elastomerBellowsSchema = z.strictObject({ kind: z.literal('elastomer-bellows') })
