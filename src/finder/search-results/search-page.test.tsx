import type { ComponentProps, ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { hydrate } from '#islands/hydrate.ts'
import { plainIsland } from '#islands/testing/plain-island.tsx'
import { readQuoteList } from '#visitor/quote-list.ts'
import { searchData } from '../search/search-data-fixture.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import type { ProductData } from '#views/product-data.ts'
import { productRecord } from '../products/product-record-fixture.ts'
import SearchPage from './search-page.island.tsx'

const limits = (kind: 'diameter' | 'pressure', max: number) => [{ kind, max, text: `hasta ${max}` }]
const DATA = searchData({
  places: [{ title: 'Sellos' }],
  entries: [
    {
      kind: 'product',
      href: '/s#442c',
      id: '442c',
      code: '442C',
      title: 'Sello partido',
      line: 'Para bombas',
      place: 0,
      texts: { application: ['Agua potable'] },
      judged: { ranges: limits('diameter', 120) },
    },
    { kind: 'product', href: '/s#m', id: 'm', title: 'Sello mudo', line: '', place: 0 },
    {
      kind: 'product',
      href: '/s#p',
      id: 'p',
      title: 'Sello chico',
      line: '',
      place: 0,
      judged: { ranges: limits('diameter', 20) },
    },
    {
      kind: 'product',
      href: '/s#l',
      id: 'l',
      title: 'Sello de lodos',
      line: '',
      place: 0,
      judged: {
        ranges: limits('diameter', 220).map((range) => ({ ...range, condition: 'hasta 17 bar' })),
      },
    },
    { kind: 'term', href: '/glosario#sello', title: 'Sello', line: 'Evita la fuga.' },
  ],
})

const ROWS: ProductData = {
  options: { equipment: [], services: [], standards: [], arrangements: [] },
  plans: [],
  lists: {},
  columns: [{ id: 'diameter', name: 'Eje' }],
  products: ['442c', 'm', 'p', 'l'].map((id) =>
    productRecord(id, { figures: [{ si: { text: '9 mm', computed: false } }] }),
  ),
}

const answer: typeof fetch = async (path) => Response.json(path === PRODUCT_DATA_PATH ? ROWS : DATA)

const WAYS: Pick<ComponentProps<typeof SearchPage>, 'branches' | 'families'> = {
  branches: [],
  families: [],
}
const SLOTS = { index: <p>Todas las páginas</p> }

async function show(query = '') {
  history.replaceState(null, '', location.pathname + query)
  await render(<SearchPage {...WAYS} slots={SLOTS} />)
}
const field = () => page.getByRole('searchbox')
const inGroup = (name: string) => page.getByRole('region', { name })

afterEach(() => {
  vi.restoreAllMocks()
})

test('if the index cannot be fetched, the lists stay and the page says so', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('sin señal'))
  await show('?q=sello')
  await expect.element(page.getByText(/^No pudimos cargar la búsqueda/)).toBeVisible()
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()
})

test('nothing is shown before the products are there, whose rows and cautions would move it', async () => {
  const products = Promise.withResolvers<void>()
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (path === PRODUCT_DATA_PATH) await products.promise
    return await answer(path)
  })
  await show('?q=sello')
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  await expect.element(page.getByText('Buscando…')).toBeVisible()
  await expect.element(inGroup('Glosario')).not.toBeInTheDocument()
  products.resolve()
  await expect.element(inGroup('Glosario')).toBeVisible()
})

test('a query is found, explained and judged by its figures, which go into the list with a product and can be removed', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  await show()
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()

  await field().fill('sello eje 50 mm')
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('1 de 4 cumple, y 1 con una condición')
  await expect.element(page.getByText('Todas las páginas')).not.toBeInTheDocument()
  await expect.element(page.getByText('3 resultados, 1 sin dato publicado')).toBeInTheDocument()
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect.element(results.getByRole('row', { name: /^442C/ })).toBeVisible()
  // What products marked here are compared for.
  await expect.element(results).toHaveAttribute('data-compared-for', 'eje=50')
  await expect
    .element(inGroup('Productos').getByText(/con una condición: hasta 17 bar$/))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /^P / })).not.toBeInTheDocument()
  await results.getByRole('button', { name: 'Agregar 442C' }).click()
  expect(readQuoteList()).toMatchObject([{ id: '442c', service: { diameter: '50 mm' } }])
  const unpublished = inGroup('Sin dato publicado para lo pedido')
  await expect.element(unpublished.getByRole('row', { name: /^M / })).toBeVisible()

  await page.getByRole('button', { name: /^Diámetro 50/ }).click()
  await expect.element(page.getByText('5 resultados')).toBeInTheDocument()
  await expect.element(inGroup('Glosario').getByRole('mark').first()).toHaveTextContent('Sello')
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(field()).toHaveValue('sello')

  await field().fill('442')
  await expect.element(page.getByRole('row', { name: /^442C/ })).toBeVisible()

  await field().fill('pizza')
  await expect
    .element(page.getByRole('link', { name: 'Consultar por «pizza»' }))
    .toHaveAttribute('href', '/contacto?consulta=Busco%20en%20el%20cat%C3%A1logo%3A%20pizza')
  await expect
    .element(page.getByRole('link', { name: 'Todos los códigos' }))
    .toHaveAttribute('href', '/codigos')

  // The key's choice stands where nothing is asked.
  await field().clear()
  await page.getByRole('checkbox', { name: /^La tecla/ }).click()
  expect(localStorage.getItem('tecla-buscar')).toBe('false')
  await userEvent.keyboard(' ')
  expect(localStorage.getItem('tecla-buscar')).toBeNull()
})

test('the address follows what is typed, and what is typed meanwhile stays', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  await show()
  await field().fill('442')
  await expect.poll(() => location.search).toBe('?q=442')
  await expect.element(page.getByRole('row', { name: /^442C/ })).toBeVisible()
  await field().clear()
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByRole('row', { name: /^442C/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: /^La tecla/ })).toBeVisible()
})

test('text typed before the page is alive is searched for, wherever the focus went', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  const island = plainIsland(SearchPage, WAYS, SLOTS)
  await field().fill('442c')
  await userEvent.keyboard('{Tab}')
  await hydrate(island, SearchPage as ComponentType<never>)
  await expect.element(page.getByRole('article', { name: '442C' })).toBeVisible()
  await expect.element(field()).toHaveValue('442c')
})
