import { z } from 'zod'

/** What a screen shows over time, without figures: the shape tells the story. */
export const trendSchema = z.strictObject({
  kind: z.literal('trend'),
  /**
   * `drift`: a slow rise, warned before the limit of failure; `vacuum`: pressure falls below that of the air at start
   * and stop; `rounds`: what readings weeks apart miss.
   */
  story: z.enum(['drift', 'vacuum', 'rounds']),
})
