import { z } from 'zod'
import { SERVICE_FIELDS } from '#figures/service.ts'
import { drawingSchema } from './drawing.ts'
import { internalHref, slug, text } from './text.ts'

export const surveyMachine = z.strictObject({
  id: slug,
  label: text,
  /** The name of the line that it adds to the list to quote. */
  line: text,
  drawing: drawingSchema,
  measures: z
    .array(
      z.strictObject({
        /** Its letter in the drawing. */
        letter: z.string().regex(/^[A-Z]$/, 'la letra es una mayúscula'),
        label: text,
        /** What the measure is needed for. */
        use: text,
        /** Words and a count rather than a length: "4 de M16". */
        isText: z.boolean().default(false),
        example: text.optional(),
        /** The number of places to measure at, which reveals a worn or skewed part. */
        readings: z.int().min(2).max(4).optional(),
        /** The service data that the measure also supplies. */
        service: z.literal('diameter').optional(),
      }),
    )
    .nonempty(),
  /** Service data asked for besides the measures, one of which may be the diameter. */
  fields: z.array(z.enum(SERVICE_FIELDS).exclude(['diameter'])),
  /** The pages whose products link to this form; the most specific page decides. */
  serves: z.array(z.strictObject({ href: internalHref })),
})

export type SurveyMachine = z.output<typeof surveyMachine>
