import { expect, test } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

const START = 'window.__reactRouterManifest='
const table = (routes: Record<string, object>) =>
  `${START}${JSON.stringify({ entry: {}, routes, version: 'a1' })};`

const ROOT = { id: 'root', hasDefaultExport: true }
const PAGE = { id: 'routes/home', parentId: 'root', hasDefaultExport: true }
const DRAWING = { id: 'routes/drawing-file', parentId: 'root', hasDefaultExport: false }

test('a visitor’s browser learns of the pages, and of no file', () => {
  const slim = slimManifest(table({ root: ROOT, page: PAGE, drawing: DRAWING }))
  expect(slim.startsWith(START)).toBe(true)
  expect(JSON.parse(slim.slice(START.length, -1))).toEqual({
    entry: {},
    routes: { root: ROOT, page: PAGE },
    version: 'a1',
  })
})

test('the router has no style sheet of a page to wait for', () => {
  const slim = slimManifest(table({ root: { ...ROOT, css: ['/assets/root.css'] } }))
  expect(JSON.parse(slim.slice(START.length, -1)).routes).toEqual({ root: ROOT })
})

test.each(['export default {}', 'window.__reactRouterManifest={"routes":[]};'])(
  'the build stops when the table looks otherwise: %s',
  (script) => {
    expect(() => slimManifest(script)).toThrow('adapt tools/build/slim-manifest.ts')
  },
)
