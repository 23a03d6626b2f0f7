import { z } from 'zod'

/** The piping plans (API 682) that vocabulario/planes-api.yaml explains. */
export const PIPING_PLANS = [
  '11',
  '13',
  '21',
  '23',
  '31',
  '32',
  '52',
  '53A',
  '53B',
  '53C',
  '54',
  '62',
  '65',
  '74',
] as const

/** The lines and devices around a seal, as a scheme: not a construction. */
export const pipingPlanSchema = z.strictObject({
  kind: z.literal('piping-plan'),
  plan: z.enum(PIPING_PLANS),
})
