import { afterEach, expect, test } from 'vitest'
import { mayFetchAhead } from './may-fetch-ahead.ts'

function connectBy(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test.each([
  ['a page over Wi-Fi', { effectiveType: '4g' }, '/historia', true],
  ['a page while the visitor saves data', { saveData: true }, '/historia', false],
  ['a page over a slow network', { effectiveType: '2g' }, '/historia', false],
  ['a page over a telephone contract', { type: 'cellular' }, '/historia', false],
  ['a page that is asked something', { effectiveType: '4g' }, '/contacto?p=442c', false],
])('%s is fetched ahead as it should', (_, connection, href, expected) => {
  connectBy(connection)
  expect(mayFetchAhead(href)).toBe(expected)
})
