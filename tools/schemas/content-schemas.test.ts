import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { contentSchemas, fieldsWithoutHint, schemaLine, SCHEMAS_FOLDER } from './content-schemas.ts'

const ADVICE = 'npm run esquemas writes it anew'

test('what an editing program knows of the content is what the site checks', () => {
  for (const [name, schema] of contentSchemas()) {
    const written = readFileSync(path.join(CONTENT_DIR, SCHEMAS_FOLDER, name), 'utf8')
    expect(written === schema, `${name}: ${ADVICE}`).toBe(true)
  }
})

test('every file of the content names its schema', () => {
  const without = globSync('**/*.yaml', { cwd: CONTENT_DIR }).filter((name) => {
    const [first] = readFileSync(path.join(CONTENT_DIR, name), 'utf8').split('\n')
    return first !== schemaLine(name.split(path.sep).join('/'))
  })
  expect(without, ADVICE).toEqual([])
})

test('every field but those of drawings explains itself in Spanish', () => {
  expect(fieldsWithoutHint()).toEqual([])
})

test('a field is explained where it is typed, beside its own rules', () => {
  const site = contentSchemas().get('sitio.json') ?? ''
  expect(site).toContain('+56 2 2345 6789')
  expect(JSON.parse(site)).toMatchObject({
    additionalProperties: false,
    properties: { baseUrl: { description: expect.stringContaining('https://') } },
  })
})
