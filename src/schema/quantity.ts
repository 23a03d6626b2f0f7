import { z } from 'zod'
import { didYouMean } from './nearest-word.ts'
import type { ProblemKind } from './problem-kind.ts'
import { source } from './source.ts'
import { text } from './text.ts'
import { UNITS } from './units.ts'

const UNIT_NAMES = Object.keys(UNITS)

const unit = z.string().refine((name) => Object.hasOwn(UNITS, name), {
  error: ({ input }) => {
    const near = didYouMean(String(input), UNIT_NAMES)
    return `unidad desconocida: «${String(input)}»${near || '.'} Hay estas: ${UNIT_NAMES.join(', ')}`
  },
})

/**
 * A figure as published: a value, a list of values, a size, or limits (a single limit is `min` or `max`
 * alone), in the published unit. Conversions are computed when shown, never stored.
 */
export const quantity = z
  .strictObject({
    value: z.number().optional(),
    values: z.array(z.number()).min(2).optional(),
    /** The sides of a body: 96.9 × 137.7 × 41.8. */
    size: z.array(z.number()).min(2).max(3).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    unit,
    /** The source itself says "about". */
    approximate: z.literal(true).optional(),
  })
  .superRefine(({ value, values, size, min, max }, context) => {
    const shapes = [
      value !== undefined,
      values !== undefined,
      size !== undefined,
      min !== undefined || max !== undefined,
    ]
    if (shapes.filter(Boolean).length !== 1) {
      context.addIssue({
        code: 'custom',
        message: 'indica value, values, size, o min y/o max: solo uno',
      })
    }
    if (min !== undefined && max !== undefined && min > max) {
      context.addIssue({
        code: 'custom',
        path: ['min'],
        message: `el mínimo (${min}) es mayor que el máximo (${max})`,
        params: { kind: 'reversed range' satisfies ProblemKind },
      })
    }
  })

/** The length of a condition that fits beside a figure, in a row or a column of a list. */
export const SHORT_CONDITION_MAX = 30

/** One row of a specification table: the same figure in each unit in which it was published. */
export const specRow = z
  .strictObject({
    property: text,
    values: z.array(quantity).nonempty(),
    /** What the figure holds for, in full. */
    condition: text.optional(),
    /** The condition where space is scarce: "válvulas" for "en válvulas"; the same words if absent. */
    short: text.max(SHORT_CONDITION_MAX, `pasa de ${SHORT_CONDITION_MAX} caracteres`).optional(),
    /**
     * What the buyer chooses by the condition (a compound, a version): the rows of one choice are
     * summed up as "según compuesto". Absent where the service decides.
     */
    choice: text.optional(),
    /**
     * False: the figures of the two systems are not one figure converted (a list of metric sizes and
     * one of inch sizes), or the figure names something (the particle sizes of ISO 4406). Nothing is
     * computed from it, and a pair need not agree.
     */
    conversion: z.literal(false).optional(),
    source,
  })
  .superRefine(({ condition, short, choice }, context) => {
    if (condition !== undefined) return
    for (const [key, value] of Object.entries({ short, choice })) {
      if (value === undefined) continue
      context.addIssue({ code: 'custom', path: [key], message: 'falta la condición que resume' })
    }
  })

export type Quantity = z.output<typeof quantity>
export type SpecRow = z.output<typeof specRow>
