import { expect, test } from 'vitest'
import { builtPage } from './built-site.ts'
import { checkIslands, checkStarter } from './starter.ts'

const siteOf = (path: string, html: string) => ({
  folder: '',
  files: new Set<string>(),
  read: () => '',
  pages: [builtPage(`${path.slice(1)}/index.html`, html)],
})
const problemsOf = (path: string, html: string) =>
  checkStarter(['start()', '{"prefetch":[]}'])(siteOf(path, html))

const STARTER = '<script type="module">start()</script>'
const RULES = '<script type="speculationrules">{"prefetch":[]}</script>'
const PROPS = '<script type="application/json">{}</script>'

test('a page may hold the starter, the rules for fetching ahead, properties and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(problemsOf('/', data + PROPS + STARTER + RULES)).toEqual([])
})

test.each([
  ['without the starter', '/', RULES],
  ['with another script beside it', '/', `${STARTER}${RULES}<script>late()</script>`],
  ['with a starter of its own', '/', `<script type="module">start("/")</script>${RULES}`],
  ['that stands in for others, with a starter', '/sin-senal', STARTER + RULES],
])('the browser would refuse a page %s', (_, path, html) => {
  expect(problemsOf(path, html)).toHaveLength(1)
})

test.each([
  ['an island whose script has another name', '<site-island data-name="formulario"></site-island>'],
  ['an island without a name', '<site-island data-number="1"></site-island>'],
  ['a part that was not waited for', '<!--$?--><template id="B:0"></template>'],
])('%s is named', (_, html) => {
  const check = checkIslands(['form'])
  expect(check(siteOf('/', '<site-island data-name="form"></site-island>'))).toEqual([])
  expect(check(siteOf('/', html))).toHaveLength(1)
})
