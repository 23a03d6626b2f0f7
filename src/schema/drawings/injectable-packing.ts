import { z } from 'zod'

/** Plastic compound between two braided rings, fed through a valve on the box. */
export const injectablePackingSchema = z.strictObject({ kind: z.literal('injectable-packing') })
