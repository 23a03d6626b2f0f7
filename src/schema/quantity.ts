import { z } from 'zod'
import { source } from './source.ts'
import { text } from './text.ts'
import { UNITS } from './units.ts'

const unit = z.string().refine((name) => Object.hasOwn(UNITS, name), {
  error: (issue) => `unidad desconocida: «${String(issue.input)}»`,
})

/**
 * A figure as published: a value, a list of values, or limits (a single limit is `min` or `max`
 * alone), in the published unit. Conversions are computed when shown, never stored.
 */
export const quantity = z
  .strictObject({
    value: z.number().optional(),
    values: z.array(z.number()).min(2).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    unit,
    /** The source itself says "about". */
    approximate: z.literal(true).optional(),
  })
  .superRefine(({ value, values, min, max }, context) => {
    const shapes = [
      value !== undefined,
      values !== undefined,
      min !== undefined || max !== undefined,
    ]
    if (shapes.filter(Boolean).length !== 1) {
      context.addIssue({ code: 'custom', message: 'indica value, values, o min y/o max: solo uno' })
    }
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: ['min'],
        message: `el mínimo (${min}) es mayor que el máximo (${max})`,
      })
    }
  })

/** One row of a specification table: the same figure in each unit in which it was published. */
export const specRow = z.strictObject({
  property: text,
  values: z.array(quantity).nonempty(),
  condition: text.optional(),
  source,
})

export type Quantity = z.output<typeof quantity>
export type SpecRow = z.output<typeof specRow>
