import { SHORT_CONDITION_MAX } from '#figures/honest-figure.ts'
import { z } from 'zod'
import { didYouMean } from './nearest-word.ts'
import type { ProblemKind } from './problem-kind.ts'
import { source } from './source.ts'
import { slug, text } from './text.ts'
import type { Quantity, SpecRow } from '#figures/quantity.ts'
import { UNITS } from '#figures/units.ts'

const UNIT_NAMES = Object.keys(UNITS)

const unit = z.string().refine((name) => Object.hasOwn(UNITS, name), {
  error: ({ input }) => {
    const near = didYouMean(String(input), UNIT_NAMES)
    return `unidad desconocida: «${String(input)}»${near || '.'} Hay estas: ${UNIT_NAMES.join(', ')}`
  },
})

/** A figure as published (src/figures/quantity.ts). Conversions are computed when shown, never stored. */
const quantity = z
  .strictObject({
    value: z.number().optional(),
    values: z.array(z.number()).min(2).optional(),
    size: z.array(z.number()).min(2).max(3).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    unit,
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
  }) satisfies z.ZodType<Quantity>

const when = z.strictObject({
  equipment: z.array(slug).nonempty().optional(),
  services: z.array(slug).nonempty().optional(),
  diameter: z.strictObject({ min: z.number().optional(), max: z.number().optional() }).optional(),
  turns: z.strictObject({ max: z.number().positive() }).optional(),
})

/** A row of a specification table; src/figures/quantity.ts explains each field. */
export const specRow = z
  .strictObject({
    property: text,
    values: z.array(quantity).nonempty(),
    condition: text.optional(),
    short: text.max(SHORT_CONDITION_MAX, `pasa de ${SHORT_CONDITION_MAX} caracteres`).optional(),
    when: when.optional(),
    elseUnknown: z.literal(true).optional(),
    choice: text.optional(),
    version: text.optional(),
    varies: z.literal(true).optional(),
    fromVacuum: z.literal(true).optional(),
    /**
     * False if the figures of the two systems are not one figure converted (a list of metric sizes and one of inch
     * sizes), or if the figure is a name (the particle sizes of ISO 4406). Nothing is computed from it, and a pair need
     * not agree.
     */
    conversion: z.literal(false).optional(),
    source,
  })
  .superRefine((row, context) => {
    const { condition, short, when: meaning, elseUnknown, choice, version, varies } = row
    if (condition !== undefined) return
    const said = { short, when: meaning, elseUnknown, choice, version, varies }
    for (const [key, value] of Object.entries(said)) {
      if (value === undefined) continue
      context.addIssue({ code: 'custom', path: [key], message: 'falta la condición que resume' })
    }
  }) satisfies z.ZodType<SpecRow>
