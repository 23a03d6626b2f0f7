import { z } from 'zod'
import { DRAWING_HINTS } from '../schemas/drawing-hints.ts'

/** A field of a kind of drawing, explained to an editor: name, meaning, allowed values and default. */
export type AskedField = { name: string; meaning: string; values: string; fallback: string }

const JOINED = new Intl.ListFormat('es-CL', { type: 'disjunction' })

/** The fields of a kind except `kind` itself, in the order of its schema. */
export function askedFields(schema: z.ZodObject): AskedField[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== 'kind')
    .map(([name, field]) => ({
      name,
      meaning: meaningOf(name),
      values: valuesOf(field),
      fallback: fallbackOf(field as z.ZodType),
    }))
}

function meaningOf(name: string): string {
  const meaning = DRAWING_HINTS[name]
  if (meaning === undefined) throw new Error(`drawing-hints.ts does not explain «${name}»`)
  return meaning
}

function valuesOf(schema: unknown): string {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return valuesOf(schema.unwrap())
  }
  if (schema instanceof z.ZodLiteral) return JOINED.format([...schema.values].map(String))
  if (schema instanceof z.ZodEnum) return JOINED.format(schema.options.map(String))
  if (schema instanceof z.ZodBoolean) return 'true o false'
  if (schema instanceof z.ZodUnion) return JOINED.format(schema.options.map(valuesOf))
  if (schema instanceof z.ZodNumber) return `un número de ${schema.minValue} a ${schema.maxValue}`
  if (schema instanceof z.ZodString) return 'un texto'
  if (schema instanceof z.ZodArray) return `una lista: cada una, ${valuesOf(schema.element)}`
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(
      ([name, field]) => `${name}: ${valuesOf(field)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  throw new Error('A drawing parameter is of a type without words: add it in asked-fields.ts')
}

function fallbackOf(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined)
  if (!success) return 'hay que escribirlo'
  return data === undefined ? 'no va' : JSON.stringify(data).replaceAll('"', '')
}
