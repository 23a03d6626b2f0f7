import path from 'node:path'
import { z } from 'zod'
import { SINGLE_FILES, SINGLES } from '#catalogue/read/single-files.ts'
import { drawingSchema } from '#schema/drawing.ts'
import { page } from '#schema/page.ts'
import { fileHintOf, HINTS } from './hints.ts'

/** A folder of the content with files for editing programs; it holds no pages. */
export const SCHEMAS_FOLDER = 'esquemas'

const PAGE_SCHEMA = 'pagina'
const nameOf = (file: string) => path.basename(file, '.yaml')

/** By the name of the file that alone has it; all other files are pages. */
const SHAPES = new Map<string, z.ZodType>([
  [PAGE_SCHEMA, page],
  ...Object.values(SINGLES).map(([file, shape]) => [nameOf(file), shape] as const),
])

const DRAWING_KINDS = new Set<unknown>(drawingSchema.options.map(({ shape }) => shape.kind.value))

type Schema = Record<string, unknown>

/** The schemas as JSON, by file name. */
export function contentSchemas(): ReadonlyMap<string, string> {
  return new Map(
    [...SHAPES].map(([name, shape]) => {
      const schema = z.toJSONSchema(shape, {
        io: 'input',
        unrepresentable: 'any',
        target: 'draft-7',
        reused: 'ref',
      })
      return [`${name}.json`, `${JSON.stringify(withHints(schema), undefined, 1)}\n`]
    }),
  )
}

/** The first line of a content file, which tells an editing program its schema. */
export function schemaLine(file: string): string {
  const up = '../'.repeat(file.split('/').length - 1)
  const schema = SINGLE_FILES.has(file) ? nameOf(file) : PAGE_SCHEMA
  return `# yaml-language-server: $schema=${up}${SCHEMAS_FOLDER}/${schema}.json`
}

/** Fields of the content, except those of drawings, that have no hint. */
export function fieldsWithoutHint(): string[] {
  const missing = new Set<string>()
  for (const schema of contentSchemas().values()) {
    eachField(JSON.parse(schema), (name) => {
      if (!(name in HINTS)) missing.add(name)
    })
  }
  return [...missing]
}

function withHints(schema: Schema): Schema {
  eachField(schema, (name, fields) => {
    const hint = fileHintOf(name)
    if (hint === undefined) return
    const field = fields[name]
    // In JSON Schema draft 7, anything beside a `$ref` is ignored.
    fields[name] =
      isSchema(field) && '$ref' in field
        ? { description: hint, allOf: [field] }
        : { description: hint, ...(isSchema(field) && field) }
  })
  // `editor` holds notes for the editor alone; it is allowed in any map and its content is free.
  eachMap(schema, (fields) => {
    fields['editor'] = { description: 'Una observación para quien edita; no se publica.' }
  })
  return schema
}

function eachField(schema: Schema, visit: (name: string, fields: Schema) => void) {
  eachMap(schema, (fields) => {
    for (const name of Object.keys(fields)) if (name !== 'editor') visit(name, fields)
  })
}

/** Visits the fields of every map in a schema, except those of drawings, which the gallery explains. */
function eachMap(root: Schema, visit: (fields: Schema) => void) {
  const definitions = isSchema(root['definitions']) ? root['definitions'] : {}
  const seen = new Set<unknown>()
  const walk = (part: unknown) => {
    if (seen.has(part)) return
    seen.add(part)
    if (Array.isArray(part)) part.forEach(walk)
    if (!isSchema(part) || isDrawing(part, definitions)) return
    const { definitions: _, $ref: __, ...rest } = part
    walk(referred(part, definitions))
    for (const inner of Object.values(rest)) walk(inner)
    if (part['type'] === 'object' && isSchema(part['properties'])) visit(part['properties'])
  }
  walk(root)
}

function isDrawing({ properties: fields }: Schema, definitions: Schema): boolean {
  if (!isSchema(fields) || !isSchema(fields['kind'])) return false
  const kind = referred(fields['kind'], definitions)
  return isSchema(kind) && DRAWING_KINDS.has(kind['const'])
}

/** The part itself, or the one it refers to. */
function referred(part: Schema, definitions: Schema): unknown {
  const { $ref: reference } = part
  return typeof reference === 'string' ? definitions[reference.split('/').at(-1) ?? ''] : part
}

function isSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
