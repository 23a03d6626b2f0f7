import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchData } from '../search/search-data-fixture.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import SearchPage from './search-page.island.tsx'

test('the family that narrows the results is kept in the address, and goes with another query', async () => {
  const data = searchData({
    places: [{ title: 'Sellos mecánicos' }, { title: 'Juntas' }],
    entries: [
      { kind: 'product', href: '/s#a', id: 'a', title: 'Sello de bomba', line: '', place: 0 },
      { kind: 'product', href: '/j#b', id: 'b', title: 'Junta de bomba', line: '', place: 1 },
    ],
  })
  vi.spyOn(window, 'fetch').mockImplementation(async (path) =>
    path === PRODUCT_DATA_PATH ? Promise.reject(new Error('sin señal')) : Response.json(data),
  )
  history.replaceState(null, '', '?q=bomba&familia=juntas')
  await render(<SearchPage branches={[]} families={[]} slots={{}} />)
  const results = page.getByRole('region', { name: 'Resultados' })
  const family = (name: string) => results.getByRole('button', { name })
  await expect.element(family('Juntas 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(results.getByText('Junta de bomba')).toBeVisible()
  await expect.element(results.getByText('Sello de bomba')).not.toBeInTheDocument()

  await family('Sellos mecánicos 1').click()
  await expect.poll(() => location.search).toBe('?q=bomba&familia=sellos-mecanicos')
  await expect.element(results.getByText('Sello de bomba')).toBeVisible()
  await page.getByRole('searchbox').fill('bombas')
  await expect.poll(() => location.search).toBe('?q=bombas')
  await expect.element(results.getByText('Junta de bomba')).toBeVisible()
})
