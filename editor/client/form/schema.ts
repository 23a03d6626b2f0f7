/** A JSON schema, as far as the content's use them. */
export type Schema = {
  $ref?: string
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  type?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: (string | number)[]
  const?: unknown
  definitions?: Record<string, Schema>
}

/** What a value is edited as: a schema without references, of its unions the branch that the value is of. */
export function shapeOf(schema: Schema, root: Schema, value: unknown): Schema {
  const plain = withoutReferences(schema, root)
  const branches = plain.anyOf ?? plain.oneOf
  if (!branches) return plain
  const { anyOf: _, oneOf: __, ...rest } = plain
  const shapes = branches.map((branch) => shapeOf(branch, root, value))
  const best = shapes.toSorted((a, b) => fit(b, value, root) - fit(a, value, root))[0]
  return { ...best, ...rest }
}

function withoutReferences(schema: Schema, root: Schema): Schema {
  const { $ref: reference, allOf = [], ...rest } = schema
  const referred =
    reference === undefined ? undefined : root.definitions?.[reference.split('/').at(-1) ?? '']
  const parts = [...(referred ? [referred] : []), ...allOf]
  return parts.reduce<Schema>(
    (whole, part) => ({ ...withoutReferences(part, root), ...whole }),
    rest,
  )
}

/** How well a value fits a schema: the right kind, the right type, known fields. */
function fit(schema: Schema, value: unknown, root: Schema): number {
  if (value === undefined || value === null) return schema.type === 'string' ? 1 : 0
  if (Array.isArray(value)) return schema.type === 'array' ? 5 : -5
  if (typeof value !== 'object')
    return schema.type === typeof value || (schema.type === 'integer' && typeof value === 'number')
      ? 5
      : schema.type === undefined
        ? 1
        : -5
  if (schema.type !== 'object' || !schema.properties) return -5
  const fields = Object.entries(value)
  const known = fields.filter(([name]) => schema.properties && name in schema.properties).length
  const kind = schema.properties['kind']
  const wanted = kind ? withoutReferences(kind, root).const : undefined
  const isKind =
    wanted === undefined ? 0 : wanted === (value as { kind?: unknown }).kind ? 100 : -100
  const missing = (schema.required ?? []).filter((name) => !(name in value)).length
  return isKind + 3 * known - 5 * (fields.length - known) - missing
}

/** What a new entry begins with: what it must have, empty. */
export function emptyOf(schema: Schema, root: Schema): unknown {
  const shape = shapeOf(schema, root, undefined)
  if (shape.const !== undefined) return shape.const
  if (shape.properties) {
    return Object.fromEntries(
      (shape.required ?? []).map((name) => [name, emptyOf(shape.properties?.[name] ?? {}, root)]),
    )
  }
  if (shape.type === 'array') return []
  return shape.type === 'number' || shape.type === 'integer'
    ? null
    : shape.type === 'boolean'
      ? true
      : ''
}
