import { z } from 'zod'

/** Conical springs under the nut of a flange stud, which keep its load. */
export const discSpringSchema = z.strictObject({
  kind: z.literal('disc-spring'),
  /** One; two nested, for twice the load; or two facing, for twice the travel. */
  arrangement: z.enum(['single', 'parallel', 'series']).default('single'),
})
