import { z } from 'zod'

/** Glass fibre woven to a narrow tape, or to cloth by the width of a roll. */
export const fabricTapeSchema = z.strictObject({
  kind: z.literal('fabric-tape'),
  form: z.enum(['tape', 'cloth']),
})
