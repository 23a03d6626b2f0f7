import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { refuseLeftOut, slimPart, withPureComponents } from './slim-router.ts'

const LIBRARY = 'node_modules/react-router/dist/production'
const PARTS = [
  'lib/dom/ssr/fog-of-war.js',
  'lib/router/instrumentation.js',
  'lib/dom/ssr/errorBoundaries.js',
  'lib/dom/ssr/links.js',
  'lib/dom/ssr/routeModules.js',
]
const read = (file: string) => readFileSync(path.join(LIBRARY, file), 'utf8')
/** What a file exports, under the names that others import. */
const offered = (code: string) =>
  [...code.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter((name) => name !== '')
    .sort()

test.each(PARTS)('%s offers the same names, each once', (file) => {
  expect(offered(slimPart(file, read(file)))).toEqual(offered(read(file)))
})

test('a replaced part is the site’s own, and the rest of its file the router’s', () => {
  const file = 'lib/dom/ssr/routeModules.js'
  const slim = slimPart(file, `${read(file)}\nconst other = 1\n`)
  expect(slim).toContain('slim_loadRouteModule as loadRouteModule')
  expect(slim).toContain('const other = 1')
})

test('the build fails when the router no longer offers a part by its name', () => {
  const [file = ''] = PARTS
  const renamed = read(file).replace(/export \{ /, 'export { renamed_')
  expect(() => slimPart(file, renamed)).toThrow(file)
})

test('the build fails when the browser’s code needs what was left out', () => {
  const [file = ''] = PARTS
  expect(() => refuseLeftOut(slimPart(file, read(file)))).toThrow('URL_LIMIT')
  expect(() => refuseLeftOut('const router = 1')).not.toThrow()
})

test('components of the router that nothing uses fall out of the bundle', () => {
  const pure = withPureComponents(read('lib/dom/lib.js'))
  expect(pure).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(')
  expect(pure).not.toMatch(/^Link\.displayName/m)
})
