import { z } from 'zod'

const tool = z.enum(['gasket-cutter', 'ring-cutter', 'extractor', 'tamper', 'knife'])

/** Tools for cutting, pulling out and tamping, side by side. */
export const toolKitSchema = z
  .strictObject({
    kind: z.literal('tool-kit'),
    tools: z
      .array(tool)
      .min(1)
      .max(4)
      .default(['gasket-cutter', 'ring-cutter', 'extractor', 'tamper']),
  })
  .refine(({ tools }) => new Set(tools).size === tools.length, {
    path: ['tools'],
    error: 'cada herramienta se nombra una sola vez',
  })
