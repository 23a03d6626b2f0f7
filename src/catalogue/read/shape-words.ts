import type { z } from 'zod'
import { didYouMean } from '#schema/nearest-word.ts'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

const OR = new Intl.ListFormat('es-CL', { type: 'disjunction' })

const TYPES: Readonly<Record<string, string>> = {
  int: 'aquí va un número entero',
  boolean: 'aquí va true o false',
  object: 'aquí van varios campos, cada uno con su nombre y dos puntos',
}

/** The message for an editor about a value whose schema has no message of its own for it. */
export function shapeWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected]
    case 'invalid_value':
      return notAmong(issue.input, issue.values)
    case 'invalid_union': {
      const values = issue.errors.flatMap(onlyValues)
      return values.length < issue.errors.length ? undefined : notAmong(issue.input, values)
    }
    case 'too_small':
      return issue.origin === 'array' ? entries('al menos', issue.minimum) : undefined
    case 'too_big':
      return issue.origin === 'array' ? entries('a lo más', issue.maximum) : undefined
    case 'invalid_format':
      return issue.format === 'email' ? 'un correo se escribe como ventas@empresa.cl' : undefined
    default:
      return undefined
  }
}

/** The values that a union's branch allows, if it requires nothing else. */
function onlyValues(branch: readonly z.core.$ZodIssue[]): readonly unknown[] {
  const [issue] = branch
  return issue?.code === 'invalid_value' && issue.path.length === 0 ? issue.values : []
}

function notAmong(written: unknown, values: readonly unknown[]): string {
  const choices = values.map(String)
  const near = didYouMean(String(written), choices)
  return `aquí no va «${String(written)}»${near || `: va ${OR.format(choices)}`}`
}

function entries(limit: string, count: number | bigint): string {
  return `la lista lleva ${limit} ${count} ${count === 1 ? 'entrada' : 'entradas'}`
}
