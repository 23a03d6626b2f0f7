import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { catalogue, setCatalogue } from '#catalogue/catalogue.ts'

/** Where the first process stores the catalogue that it has read and checked, for its workers. */
const FILE = '.cache/catalogue-of-tests'

if (process.env['CATALOGUE_READ']) setCatalogue(deserialize(readFileSync(FILE)))
else {
  mkdirSync('.cache', { recursive: true })
  writeFileSync(FILE, serialize(catalogue()))
  process.env['CATALOGUE_READ'] = 'true'
}

/** The site's catalogue, read once for all of Playwright's processes. */
export { catalogue }
