import { z } from 'zod'

/** A seal on the nozzle of a vessel, round the upright shaft of a mixer or agitator. */
export const mixerSchema = z.strictObject({
  kind: z.literal('mixer'),
  /** `split`: one pair of faces, every ring in two halves; `dual`: a double cartridge. */
  seal: z.enum(['split', 'dual']).default('split'),
})
