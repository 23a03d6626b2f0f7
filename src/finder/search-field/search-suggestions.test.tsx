import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchData } from '../search/search-data-fixture.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { SearchSuggestions } from './search-suggestions.tsx'

const DATA = searchData({
  places: [],
  entries: [{ kind: 'product', href: '/sellos#442', id: '442', code: '442', title: '', line: '' }],
})

test('an arrow pressed in the moment in which the list appears is obeyed', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation((path) =>
    path === PRODUCT_DATA_PATH ? new Promise(() => {}) : answer.promise,
  )
  const input = document.body.appendChild(document.createElement('input'))
  await render(<SearchSuggestions field={{ current: input }} />)
  await page.getByRole('combobox').fill('442')

  const appeared = new MutationObserver(() => {
    if (!document.querySelector('[role="listbox"]')) return
    appeared.disconnect()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }))
  })
  appeared.observe(document.body, { childList: true, subtree: true })
  answer.resolve(Response.json(DATA))

  const first = page.getByRole('option', { name: /^442/ })
  await expect.element(first).toHaveAttribute('aria-selected', 'true')
})
