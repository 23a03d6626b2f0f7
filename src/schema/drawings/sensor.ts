import { z } from 'zod'

/** A wireless sensor where it sits on the pump train, what it measures, and who hears it. */
export const sensorSchema = z.strictObject({
  kind: z.literal('sensor'),
  /**
   * `v1` and `is` (intrinsically safe): body, cable and probe; `gauge`: screwed in; `nano`: a pair, clinging;
   * `humidity`: a probe in the line, with its link.
   */
  device: z.enum(['v1', 'is', 'gauge', 'nano', 'humidity']),
})
