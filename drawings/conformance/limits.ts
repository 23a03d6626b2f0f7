import { z } from 'zod'

const SAMPLES = ['A', 'ISO 9001', 'SICEP A', 'ISO 14001', 'ABCDEFGH 12345678']

/** Sample texts that a schema allows: one letter, the usual length, and the longest. */
const letteringsOf = (schema: z.ZodString): string[] =>
  SAMPLES.filter((sample) => schema.safeParse(sample).success)

/** The values to test of a parameter: each enumerated word, both booleans, least and most. */
export function limitsOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return limitsOf(schema.unwrap())
  }
  if (schema instanceof z.ZodLiteral) return [...schema.values]
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodBoolean) return [false, true]
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(limitsOf)
  if (schema instanceof z.ZodNumber) return [schema.minValue, schema.maxValue]
  if (schema instanceof z.ZodString) return letteringsOf(schema)
  if (schema instanceof z.ZodArray) return limitsOf(schema.element).map((value) => [value])
  if (schema instanceof z.ZodObject) return valuesOf(schema).map(({ value }) => value)
  throw new Error('A drawing parameter is of a type without limits: add it in limits.ts')
}

/** How many other parameters may be changed so that a limit can be drawn. */
const OTHERS_MAX = 2

/** A drawing with one parameter at a limit; `change` is undefined for the plain drawing. */
export type AtLimit = { change?: { parameter: string; limit: unknown }; value: unknown }

/**
 * The plain drawing of a kind, then each parameter at each of its limits, one at a time. If a rule forbids a
 * combination, other parameters change too.
 */
export function valuesOf(schema: z.ZodObject): AtLimit[] {
  const fields = Object.entries(schema.shape).map(
    ([parameter, field]) => [parameter, limitsOf(field)] as const,
  )
  const plain = plainValue(schema)
  const changed = fields.flatMap(([parameter, limits]) =>
    limits
      .filter((limit) => JSON.stringify(limit) !== JSON.stringify(plain[parameter]))
      .map((limit) => ({ parameter, limit })),
  )
  return [
    { value: plain },
    ...changed.flatMap((change) => {
      const others = fields.filter(([parameter]) => parameter !== change.parameter)
      const value = firstAdmitted(schema, { ...plain, [change.parameter]: change.limit }, others)
      return value ? [{ change, value }] : []
    }),
  ]
}

type Field = readonly [parameter: string, limits: readonly unknown[]]
type Parameters = Record<string, unknown>

function plainValue(schema: z.ZodObject): Parameters {
  const required = Object.entries(schema.shape).filter(
    ([, field]) => !z.safeParse(field as z.ZodType, undefined).success,
  )
  const first = Object.fromEntries(required.map(([name, field]) => [name, limitsOf(field)[0]]))
  return schema.parse(first)
}

function firstAdmitted(schema: z.ZodObject, wanted: Parameters, others: readonly Field[]) {
  for (const attempt of withOthersChanged(wanted, others, OTHERS_MAX)) {
    const { success, data } = schema.safeParse(attempt)
    if (success) return data
  }
  return undefined
}

/** The wanted values, then the same with one, two … other parameters at their limits. */
function* withOthersChanged(
  wanted: Parameters,
  others: readonly Field[],
  depth: number,
): Generator<Parameters> {
  yield wanted
  if (depth === 0) return
  for (const [i, [name, limits]] of others.entries()) {
    for (const limit of limits) {
      const changed = { ...wanted, [name]: limit }
      yield* withOthersChanged(changed, others.slice(i + 1), depth - 1)
    }
  }
}
