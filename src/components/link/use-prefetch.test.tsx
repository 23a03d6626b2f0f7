import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePrefetch } from './use-prefetch.ts'

function Answer({ isLikely }: { isLikely: boolean }) {
  return <p>{usePrefetch(isLikely)}</p>
}

function connectBy(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test.each([
  ['a likely page over Wi-Fi', { effectiveType: '4g' }, true, 'viewport'],
  ['a likely page while the visitor saves data', { saveData: true }, true, 'intent'],
  ['a likely page over a slow network', { effectiveType: '2g' }, true, 'intent'],
  ['a likely page over a telephone contract', { type: 'cellular' }, true, 'intent'],
  ['any other page', { effectiveType: '4g' }, false, 'intent'],
])('%s is fetched ahead as it should', async (_, connection, isLikely, expected) => {
  connectBy(connection)
  const screen = await render(<Answer isLikely={isLikely} />)
  await expect.element(screen.getByText(expected, { exact: true })).toBeVisible()
})
