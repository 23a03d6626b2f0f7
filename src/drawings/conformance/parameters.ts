import fc from 'fast-check'
import type { z } from 'zod'

type Definition = {
  type: string
  innerType?: z.ZodType
  values?: readonly unknown[]
  entries?: Record<string, string>
  options?: readonly z.ZodType[]
  shape?: Record<string, z.ZodType>
}

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition

/** Any value that a drawing's schema admits: parameters are words, numbers in a range, or yes and no. */
export function anyValueOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { type, innerType, values, entries, options, shape } = definitionOf(schema)
  switch (type) {
    case 'default':
    case 'optional':
      return anyValueOf(innerType!)
    case 'literal':
      return fc.constantFrom(...values!)
    case 'enum':
      return fc.constantFrom(...Object.values(entries!))
    case 'boolean':
      return fc.boolean()
    case 'union':
      return fc.oneof(...options!.map(anyValueOf))
    case 'number': {
      const { minValue, maxValue } = schema as z.ZodNumber
      return fc.integer({ min: minValue ?? 0, max: maxValue ?? 0 })
    }
    case 'object': {
      const fields = Object.entries(shape!).map(([key, field]) => [key, anyValueOf(field)] as const)
      return fc
        .record(Object.fromEntries(fields))
        .filter((value) => schema.safeParse(value).success)
    }
    default:
      throw new Error(`Drawing parameters of type ${type} have no generator: add one here`)
  }
}
