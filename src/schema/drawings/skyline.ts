import { z } from 'zod'

/** A city's outline against its hills: the cards of the branch offices (spec 2, "Home page"). */
export const skylineSchema = z.strictObject({
  kind: z.literal('skyline'),
  city: z.enum(['antofagasta', 'santiago', 'concepcion']),
})
