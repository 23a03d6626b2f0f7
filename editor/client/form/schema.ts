import { isFields } from '../../plain-data.ts'

/** The part of JSON Schema that the content's schemas use. */
export type Schema = {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | number)[]
  const?: unknown
  definitions?: Record<string, Schema>
}

/** The schema for editing a value: without references, and of a union the branch that fits the value. */
export function shapeOf(schema: Schema, root: Schema, value: unknown): Schema {
  const plain = withoutReferences(schema, root)
  const branches = plain.anyOf ?? plain.oneOf
  if (!branches) return plain
  const { anyOf: _, oneOf: __, ...rest } = plain
  const shapes = branches.map((branch) => shapeOf(branch, root, value))
  const [best] = shapes.toSorted((a, b) => fit(b, value, root) - fit(a, value, root))
  return { ...best, ...rest }
}

function withoutReferences(schema: Schema, root: Schema): Schema {
  const { $ref: reference, allOf = [], ...rest } = schema
  const referred = reference && root.definitions?.[reference.split('/').at(-1) ?? '']
  return [...(referred ? [referred] : []), ...allOf].reduce<Schema>(
    (whole, part) => ({ ...withoutReferences(part, root), ...whole }),
    rest,
  )
}

/** A score of how well a value fits a schema: the right kind, the right type, known fields. */
function fit({ type, properties, required = [] }: Schema, value: unknown, root: Schema): number {
  if (value === undefined || value === null) return type === 'string' ? 1 : 0
  if (!isFields(value)) {
    const is = Array.isArray(value) ? 'array' : typeof value
    return type === is || (type === 'integer' && is === 'number') ? 5 : type === undefined ? 1 : -5
  }
  if (type !== 'object' || !properties) return -5
  const names = Object.keys(value)
  const known = names.filter((name) => name in properties).length
  const kind = properties['kind'] && withoutReferences(properties['kind'], root).const
  const isKind = kind === undefined ? 0 : kind === value['kind'] ? 100 : -100
  const missing = required.filter((name) => !(name in value)).length
  return isKind + 3 * known - 5 * (names.length - known) - missing
}

/** The initial value of a new entry: its required fields, empty. */
export function emptyOf(schema: Schema, root: Schema): unknown {
  const { const: only, properties, required = [], type = '' } = shapeOf(schema, root, undefined)
  if (only !== undefined) return only
  if (properties)
    return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {}, root)]))
  const empty: Record<string, unknown> = { array: [], number: null, integer: null, boolean: true }
  return type in empty ? empty[type] : ''
}
