import { expect, test } from 'vitest'
import { builtPage } from './built-site.ts'
import { checkStarter } from './starter.ts'

const problemsOf = (path: string, html: string) =>
  checkStarter('start()')({
    folder: '',
    files: new Set(),
    read: () => '',
    pages: [builtPage(`${path.slice(1)}/index.html`, html)],
  })

const STARTER = '<script type="module">start()</script>'
const VALUES = '<script id="start" type="application/json">{}</script>'

test('a page may hold the starter, its values and structured data', () => {
  const data = '<script type="application/ld+json">{}</script>'
  expect(problemsOf('/', data + VALUES + STARTER)).toEqual([])
})

test.each([
  ['without the starter', '/', VALUES],
  ['with another script beside it', '/', `${STARTER}<script>late()</script>`],
  ['with a starter of its own', '/', '<script type="module">start("/")</script>'],
  ['that stands in for others, with a starter', '/404', STARTER],
])('the browser would refuse a page %s', (_, path, html) => {
  expect(problemsOf(path, html)).toHaveLength(1)
})
