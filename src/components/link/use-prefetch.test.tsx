import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePrefetch } from './use-prefetch.ts'

function Answer({ href }: { href: string }) {
  return <p>{usePrefetch(href)}</p>
}

function connectBy(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test.each([
  ['a page over Wi-Fi', { effectiveType: '4g' }, '/historia', 'viewport'],
  ['a page while the visitor saves data', { saveData: true }, '/historia', 'intent'],
  ['a page over a slow network', { effectiveType: '2g' }, '/historia', 'intent'],
  ['a page over a telephone contract', { type: 'cellular' }, '/historia', 'intent'],
  ['a page that is asked something', { effectiveType: '4g' }, '/contacto?p=442c', 'intent'],
])('%s is fetched ahead as it should', async (_, connection, href, expected) => {
  connectBy(connection)
  const screen = await render(<Answer href={href} />)
  await expect.element(screen.getByText(expected, { exact: true })).toBeVisible()
})
