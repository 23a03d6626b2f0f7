import { z } from 'zod'

/** A bearing's protection that runs on the shaft itself. */
export const lipSchema = z.strictObject({
  kind: z.literal('lip'),
  /**
   * `flexed-lip`: a PTFE ring whose lip is bent along the shaft; `split-body`: one polymer body, cut once, that presses
   * PTFE rings on the shaft; `energised-packing`: halves in which foam presses fibre packing on the shaft.
   */
  construction: z.enum(['flexed-lip', 'split-body', 'energised-packing']).default('flexed-lip'),
})
