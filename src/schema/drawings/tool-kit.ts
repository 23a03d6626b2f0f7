import { z } from 'zod'

/** Tools for cutting, pulling out and tamping, side by side. */
export const toolKitSchema = z.strictObject({ kind: z.literal('tool-kit') })
