import { z } from 'zod'

/** What is measured on a machine, each measure with its letter. */
export const surveySchema = z.strictObject({
  kind: z.literal('survey'),
  subject: z.enum(['pump', 'mixer', 'packing-box', 'flange', 'cylinder', 'expansion-joint']),
})
