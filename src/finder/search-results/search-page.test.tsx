import { MemoryRouter } from 'react-router'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { searchData } from '../search/search-data-fixture.ts'
import { SearchPage } from './search-page.tsx'

const limits = (facet: 'diameter' | 'pressure', max: number) => [
  { facet, label: 'Límite', max, text: `hasta ${max}` },
]
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
      ranges: limits('diameter', 120),
    },
    { kind: 'product', href: '/s#m', id: 'm', title: 'Sello mudo', line: '', place: 0 },
    {
      kind: 'product',
      href: '/s#p',
      id: 'p',
      title: 'Sello chico',
      line: '',
      place: 0,
      ranges: limits('diameter', 20),
    },
    {
      kind: 'product',
      href: '/s#l',
      id: 'l',
      title: 'Sello de lodos',
      line: '',
      place: 0,
      ranges: limits('diameter', 220).map((range) => ({ ...range, condition: 'hasta 17 bar' })),
    },
    { kind: 'term', href: '/glosario#sello', title: 'Sello', line: 'Evita la fuga.' },
  ],
})

const at = (address: string) => (
  <MemoryRouter initialEntries={[address]}>
    <SearchPage>
      <p>Todas las páginas</p>
    </SearchPage>
  </MemoryRouter>
)
const show = (address: string) => render(at(address))
const field = () => page.getByRole('searchbox')
const inGroup = (name: string) => page.getByRole('region', { name })

afterEach(() => {
  vi.restoreAllMocks()
})

test('where the index cannot be fetched, the lists stay and the page says so', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('sin señal'))
  await show('/buscar?q=sello')
  await expect.element(page.getByText(/^No pudimos cargar la búsqueda/)).toBeVisible()
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()
})

test('what is typed is found, explained, judged by its figures, and can be taken back', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(DATA))
  await show('/buscar')
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()

  await field().fill('sello eje 50 mm')
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('Resultados de «sello eje 50 mm»')
  await expect.element(page.getByText('Todas las páginas')).not.toBeInTheDocument()
  await expect.element(page.getByText('4 resultados, 1 sin dato publicado')).toBeVisible()
  await expect.element(inGroup('Productos').getByText('Límite: hasta 120, cubre')).toBeVisible()
  await expect
    .element(inGroup('Productos').getByText(/cubre, con condición: hasta 17 bar$/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sello chico' })).not.toBeInTheDocument()
  const unpublished = inGroup('Sin dato publicado para esas medidas')
  await expect.element(unpublished.getByRole('link', { name: 'Sello mudo' })).toBeVisible()
  await expect.element(inGroup('Glosario').getByRole('mark').first()).toHaveTextContent('Sello')

  await page.getByRole('link', { name: /^Diámetro 50/ }).click()
  await expect.element(page.getByText('5 resultados')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  await expect.element(field()).toHaveValue('sello')

  await field().fill('potable')
  await expect.element(inGroup('Productos').getByText(/^Aplicación: Agua/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Ficha de 442C/ }))
    .toHaveAttribute('href', '/fichas/442c.pdf')

  await field().fill('pizza')
  await expect
    .element(page.getByRole('link', { name: 'Consultar por «pizza»' }))
    .toHaveAttribute('href', '/contacto?consulta=Busco%20en%20el%20cat%C3%A1logo%3A%20pizza')
  await expect.element(page.getByText('Todas las páginas')).toBeVisible()

  await page.getByRole('checkbox', { name: /^La tecla/ }).click()
  expect(localStorage.getItem('tecla-buscar')).toBe('no')
  await userEvent.keyboard(' ')
  expect(localStorage.getItem('tecla-buscar')).toBeNull()
})

test('what is typed before the page comes alive is looked for, wherever the visitor went on', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(DATA))
  const container = document.createElement('div')
  container.innerHTML = renderToString(at('/buscar'))
  document.body.append(container)
  await field().fill('442c')
  await userEvent.keyboard('{Tab}')
  const root = hydrateRoot(container, at('/buscar'))
  await expect
    .element(inGroup('Productos').getByRole('heading', { level: 4 }))
    .toHaveTextContent('442C Sello partido')
  await expect.element(field()).toHaveValue('442c')
  root.unmount()
  container.remove()
})
