import { expect, test } from 'vitest'
import { startValues } from './start-values.ts'

type Framework = Parameters<typeof startValues>[0]

const route = (id: string, ...imports: string[]) => ({ id, module: `/assets/${id}.js`, imports })
const FRAMEWORK = {
  serverHandoffString: '{"basename":"/","note":"</script>"}',
  manifest: {
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: route('root', '/assets/framework.js', '/assets/site.js'),
      home: route('home', '/assets/site.js', '/assets/card.js'),
    },
  },
} as unknown as Framework

const valuesOf = (path: string) => JSON.parse(startValues(FRAMEWORK, ['root', 'home'], path))

test('the values list every script of the page once, shared ones included', () => {
  expect(valuesOf('/').scripts).toEqual(
    ['manifest', 'entry', 'framework', 'root', 'site', 'home', 'card'].map(
      (name) => `/assets/${name}.js`,
    ),
  )
})

test.each([
  ['/', '/_.data'],
  ['/contacto', '/contacto.data'],
  ['/contacto/', '/contacto.data'],
])('the data of %s come from %s', (path, data) => {
  expect(valuesOf(path).data).toBe(data)
})

test('the values cannot end their script element', () => {
  const text = startValues(FRAMEWORK, ['root'], '/')
  expect(text).not.toContain('<')
  expect(JSON.parse(text).context.note).toBe('</script>')
})

test('an unknown route throws', () => {
  expect(() => startValues(FRAMEWORK, ['root', 'gone'], '/')).toThrow('gone')
})
