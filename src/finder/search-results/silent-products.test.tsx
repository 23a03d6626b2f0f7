import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchData } from '../search/search-data-fixture.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import SearchPage from './search-page.island.tsx'

test('products that publish nothing of the fluid stand under a line that says so', async () => {
  const product = (code: string, title: string, services: string[], arrangements: string[]) => ({
    kind: 'product' as const,
    href: `/${code}`,
    id: code,
    code,
    title,
    line: '',
    services,
    arrangements,
    judged: { ranges: [{ kind: 'diameter' as const, min: 25, max: 120, text: '25 a 120 mm' }] },
  })
  const data = searchData({
    services: { agua: 'Agua' },
    arrangements: { doble: 'Sello doble' },
    fluids: [{ services: ['agua'], means: ['Agua'], said: ['agua'] }],
    entries: [
      product('D1', 'Sello doble', [], ['doble']),
      ...['F1', 'F2', 'F3'].map((code) => product(code, 'Filtro', ['agua'], [])),
    ],
  })
  vi.spyOn(window, 'fetch').mockImplementation(async (path) =>
    path === PRODUCT_DATA_PATH ? Promise.reject(new Error('sin señal')) : Response.json(data),
  )
  history.replaceState(null, '', '?q=sello doble agua')
  await render(<SearchPage branches={[]} families={[]} slots={{}} />)
  const silent = page.getByRole('region', { name: 'Responden a lo demás' })
  await expect.element(silent.getByRole('link', { name: /^D1 / })).toBeVisible()
  const said = page.getByText(/^Ninguno publica «agua» entre sus aplicaciones\./)
  await expect.element(said).toBeVisible()
  // Those that do are a step away.
  const publishing = page.getByRole('link', { name: 'los que sí la publican' })
  await expect.element(publishing).toHaveAttribute('href', '/selector?servicio=agua')
  // With a size, those that take it are counted.
  await userEvent.fill(page.getByRole('searchbox'), 'sello doble agua 60 mm')
  const heading = page.getByRole('heading', { name: '1 cumple, sin dato de «agua»' })
  await expect.element(heading).toBeVisible()
})
