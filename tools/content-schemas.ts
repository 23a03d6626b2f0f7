// Usage: npm run esquemas
// Writes the schemas by which an editing program completes and explains the content, and links each content file to
// its schema.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { contentSchemas, schemaLine, SCHEMAS_FOLDER } from './schemas/content-schemas.ts'

const SCHEMA_LINE = /^# yaml-language-server: .*\n/

mkdirSync(path.join(CONTENT_DIR, SCHEMAS_FOLDER), { recursive: true })
for (const [name, schema] of contentSchemas()) {
  writeFileSync(path.join(CONTENT_DIR, SCHEMAS_FOLDER, name), schema)
}
for (const name of globSync('**/*.yaml', { cwd: CONTENT_DIR })) {
  const file = path.join(CONTENT_DIR, name)
  const text = readFileSync(file, 'utf8').replace(SCHEMA_LINE, '')
  writeFileSync(file, `${schemaLine(name.split(path.sep).join('/'))}\n${text}`)
}
