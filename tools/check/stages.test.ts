import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, STAGES, UNIT_STAGES, withImports } from './stages.ts'

/** Whether a change of the file makes a stage run again. */
function reads(stage: string, file: string): boolean {
  const found = STAGES.find(({ name }) => name === stage)
  if (!found) throw new Error(`No stage is called ${stage}.`)
  return found.reads()(file)
}

test('what a file imports is found by layer, by path, in a stylesheet and in a type alone', () => {
  expect(importsOf('drawings/draw.tsx')).toContain('drawings/kinds.ts')
  expect(importsOf('server/relay.ts').some((file) => file.startsWith('src/contact/'))).toBe(true)
  expect(importsOf('src/styles/site.css')).toContain('src/styles/tokens.css')
  expect(withImports(['server/app.ts'])).toContain('server/connections.ts')
})

test.each([
  ['server', 'server/relay.ts'],
  ['server', 'src/contact/enquiry-rules.ts'],
  ['drawings', 'drawings/kinds.ts'],
  ['drawings', 'content/sitio.yaml'],
  ['drawings', 'src/schema/drawing.ts'],
  ['component', 'src/styles/tokens.css'],
  ['component', 'tools/build/styles.ts'],
  ['unit', 'docs/contenido.md'],
  ['end-to-end', 'tests/form.spec.ts'],
  ['end-to-end', 'server/app.ts'],
  ['built-site', 'content/sitio.yaml'],
  ['built-site', '.htmlvalidate.json'],
])('%s is run again when %s changes', (stage, file) => {
  expect(reads(stage, file)).toBe(true)
})

test.each([
  ['server', 'src/components/product-row/product-row.tsx'],
  ['drawings', 'src/pages/home.tsx'],
  ['component', 'docs/contenido.md'],
  ['end-to-end', 'server/relay.test.ts'],
])('%s is not run again when %s changes', (stage, file) => {
  expect(reads(stage, file)).toBe(false)
})

test('every test of a module belongs to a stage that a change of it runs', () => {
  const tests = globSync('{src,drawings,server,tools,tests}/**/*.test.{ts,tsx}')
  const stages = STAGES.filter(({ readTally }) => readTally)
  const readers = stages.map((stage) => stage.reads())
  expect(tests.filter((file) => !readers.some((isRead) => isRead(file)))).toEqual([])
})

test.each(Object.entries(UNIT_STAGES))(
  'no test of the stage %s is run by another',
  (_, { parts, tests }) => {
    const unit = globSync('{src,drawings,server,tools,editor,tests}/**/*.test.ts')
    const chosen = unit.filter((file) => parts.some((part) => file.includes(part)))
    expect(globSync(tests).toSorted()).toEqual(chosen.toSorted())
  },
)
