import { z } from 'zod'

/** The place of a customer's mark until the owner may show it: a plain figure and a number. */
export const sampleMarkSchema = z.strictObject({
  kind: z.literal('sample-mark'),
  shape: z.enum(['circle', 'square', 'triangle', 'diamond', 'hexagon', 'octagon']),
  number: z.int().min(1).max(29),
})
