import { array, boolean, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { letteringsOf } from './letterings.ts'

/** Any value that a drawing's schema admits: parameters are words, numbers in a range, yes and no, or lettering. */
export function anyValueOf(schema: unknown): Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return anyValueOf(schema.unwrap())
  }
  if (schema instanceof z.ZodLiteral) return constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return boolean()
  if (schema instanceof z.ZodUnion) return oneof(...schema.options.map(anyValueOf))
  if (schema instanceof z.ZodNumber) {
    return integer({ min: schema.minValue ?? 0, max: schema.maxValue ?? 0 })
  }
  if (schema instanceof z.ZodString) return constantFrom(...letteringsOf(schema))
  if (schema instanceof z.ZodArray)
    return array(anyValueOf(schema.element), { minLength: 1, maxLength: 4 })
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, field]) => [key, anyValueOf(field)])
    return record(Object.fromEntries(fields)).filter((value) => schema.safeParse(value).success)
  }
  throw new Error('A drawing parameter is of a type without a generator: add it in parameters.ts')
}
