import { z } from 'zod'

/** How readings reach people: beside the pump, or from anywhere. */
export const monitoringModeSchema = z.strictObject({
  kind: z.literal('monitoring-mode'),
  mode: z.enum(['local', 'remote']),
})
