import { z } from 'zod'

/** A certification as a seal of plain letters; it imitates nobody's mark. */
export const certificateSealSchema = z.strictObject({
  kind: z.literal('certificate-seal'),
  /** One or two short words: "ISO 9001". */
  text: z
    .string()
    .regex(/^[A-Z0-9]{1,8}( [A-Z0-9]{1,8})?$/, 'debe ser una o dos palabras de hasta 8 mayúsculas'),
})
