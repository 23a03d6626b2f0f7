import { z } from 'zod'

/** Conical springs under the nut of a flange stud, which keep its load. */
export const discSpringSchema = z.strictObject({
  kind: z.literal('disc-spring'),
  /** One, or two nested, for twice the load. */
  arrangement: z.enum(['single', 'parallel']).default('single'),
})
