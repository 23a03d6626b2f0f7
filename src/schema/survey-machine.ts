import { z } from 'zod'
import { SERVICE_FIELDS } from '#figures/service.ts'
import { drawingSchema } from './drawing.ts'
import { internalHref, slug, text } from './text.ts'

export const surveyMachine = z.strictObject({
  id: slug,
  label: text,
  /** What a line of the list to quote is called that comes of it. */
  line: text,
  drawing: drawingSchema,
  measures: z
    .array(
      z.strictObject({
        /** As it stands in the drawing. */
        letter: z.string().regex(/^[A-Z]$/, 'la letra es una mayúscula'),
        label: text,
        /** What the measure is good for. */
        use: text,
        /** Words and a count rather than a length, with an example: "4 de M16". */
        isText: z.boolean().default(false),
        example: text.optional(),
        /** Taken at so many places, which a worn or skewed part tells apart. */
        readings: z.int().min(2).max(4).optional(),
        /** The service data that the measure is, too. */
        service: z.literal('diameter').optional(),
      }),
    )
    .nonempty(),
  /** What is asked of the machine beside its measures, of which one may be its diameter. */
  fields: z.array(z.enum(SERVICE_FIELDS).exclude(['diameter'])),
  /** The pages whose products lead to this survey form; the most specific one decides. */
  serves: z.array(z.strictObject({ href: internalHref })),
})

export type SurveyMachine = z.output<typeof surveyMachine>
