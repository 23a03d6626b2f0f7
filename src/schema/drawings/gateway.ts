import { z } from 'zod'

/** What gathers the sensors' readings by Bluetooth and passes them on. */
export const gatewaySchema = z.strictObject({
  kind: z.literal('gateway'),
  /** `lte-m`: cellular only, antennas inside; `universal`: 4G or Ethernet, antennas outside, with SCADA. */
  model: z.enum(['lte-m', 'universal']),
})
