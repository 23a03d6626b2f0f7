import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { readQuoteList } from '#visitor/quote-list.ts'
import { DATA, PAGE } from './quote-list-fixture.tsx'

test('the list of a link that is opened without a signal is said to be there, and comes with the signal', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No signal'))
  history.replaceState(null, '', '#l=1.1510*3')
  const screen = await render(PAGE)
  const said = screen.getByText(/^No pudimos cargar los productos del enlace/)
  await expect.element(said).toBeVisible()
  fetch.mockImplementation(async () => Response.json(DATA))
  dispatchEvent(new Event('online'))
  await expect.poll(readQuoteList).toMatchObject([{ id: '1510', quantity: 3 }])
  await expect.element(said).not.toBeInTheDocument()
})
