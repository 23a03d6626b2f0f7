import { z } from 'zod'

/** A sealant in a roll, laid on the flange within its bolts. */
export const tapeSealantSchema = z.strictObject({
  kind: z.literal('tape-sealant'),
  /** Expanded PTFE tape; graphite cord in a metal mesh; closed-cell silicone foam. */
  form: z.enum(['eptfe', 'graphite-mesh', 'foam']),
  /** What it is laid on: a round flange, or the frame of a manhole. */
  laidOn: z.enum(['flange', 'manhole']).default('flange'),
})
