import { z } from 'zod'

/** A flange pair that leaks because its gasket is missing: the page of wrong addresses. */
export const flangeLeakSchema = z.strictObject({ kind: z.literal('flange-leak') })
