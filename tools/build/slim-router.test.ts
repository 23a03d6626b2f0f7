import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { refuseLeftOut, slimPart } from './slim-router.ts'

const LIBRARY = 'node_modules/react-router/dist/production'
const PARTS = [
  'lib/dom/ssr/fog-of-war.js',
  'lib/router/instrumentation.js',
  'lib/dom/ssr/errorBoundaries.js',
]
const read = (file: string) => readFileSync(path.join(LIBRARY, file), 'utf8')
const names = (code: string) => [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name)

test.each(PARTS)('%s is replaced by less, under all of its names', (file) => {
  const slim = slimPart(file, read(file))
  const offered = /export \{([^}]*)\}/
    .exec(read(file))?.[1]
    ?.split(',')
    .map((name) => name.trim())
  expect(new Set(names(slim))).toEqual(new Set(offered))
  expect(slim.length).toBeLessThan(read(file).length / 5)
})

test('the build fails when the router offers something new', () => {
  const [file = ''] = PARTS
  expect(() => slimPart(file, read(file).replace('export {', 'export { brandNew,'))).toThrow(file)
})

test('the build fails when the browser’s code needs what was left out', () => {
  const [file = ''] = PARTS
  expect(() => refuseLeftOut(slimPart(file, read(file)))).toThrow('URL_LIMIT')
  expect(() => refuseLeftOut('const router = 1')).not.toThrow()
})
