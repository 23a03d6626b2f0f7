import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { contentSchemas, fieldsWithoutHint, schemaLine, SCHEMAS_FOLDER } from './content-schemas.ts'

// `npm run esquemas` repairs what these two tests find.
test("the JSON schemas for editors match the site's own checks", () => {
  const stale = [...contentSchemas()].filter(
    ([name, schema]) =>
      readFileSync(path.join(CONTENT_DIR, SCHEMAS_FOLDER, name), 'utf8') !== schema,
  )
  expect(stale.map(([name]) => name)).toEqual([])
})

test('every file of the content names its schema', () => {
  const without = globSync('**/*.yaml', { cwd: CONTENT_DIR }).filter((name) => {
    const [first] = readFileSync(path.join(CONTENT_DIR, name), 'utf8').split('\n')
    return first !== schemaLine(name.split(path.sep).join('/'))
  })
  expect(without).toEqual([])
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
