import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { blockedNavigations } from '../../../tools/testing/blocked-navigations.ts'
import { searchData } from '../search/search-data-fixture.ts'
import { PRODUCT_DATA_PATH } from '#catalogue/paths.ts'
import { productRecord } from '../products/product-record-fixture.ts'
import { readQuoteList } from '#visitor/quote-list.ts'
import { SearchField, SearchLink } from './search-field.tsx'

const DATA = searchData({
  places: [{ title: 'Sellos partidos' }],
  entries: ['442', '442C', '170'].map((code) => ({
    kind: 'product',
    href: `/productos/sellos#${code.toLowerCase()}`,
    id: code.toLowerCase(),
    code,
    title: `Sello ${code}`,
    line: '',
    place: 0,
  })),
})

const answer: typeof fetch = async (path) =>
  Response.json(
    path === PRODUCT_DATA_PATH
      ? {
          plans: [],
          options: { equipment: [{ id: 'bomba', label: 'Bomba' }] },
          columns: [{ id: 'pressure', name: 'Presión' }],
          products: [
            productRecord('442', { figures: [{ si: { text: '31 bar', computed: false } }] }),
          ],
        }
      : DATA,
  )

async function show(width = 1200) {
  await page.viewport(width, 800)
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer)
  await render(
    <>
      <site-menu data-wake="sign">
        <nav popover="auto" />
      </site-menu>
      <SearchField />
      <SearchLink />
      <textarea aria-label="Consulta" />
    </>,
  )
  return fetched
}

const field = () => page.getByRole('combobox', { name: 'Buscar en el sitio' })
const lastBlocked = () => blockedNavigations.at(-1)
const option = (name: string) => page.getByRole('option', { name })
const active = () => {
  const id = field().element().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('the search field takes no weight until it is used, then works by the keyboard alone', async () => {
  const fetched = await show()
  const plain = page.getByRole('searchbox', { name: 'Buscar en el sitio' })
  await expect.element(plain).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()

  await userEvent.keyboard('/')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('442')
  await expect.element(option('442 Sello 442 Presión 31 bar')).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
  await expect.element(field()).toHaveAttribute('aria-controls', 'sugerencias')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 resultados')

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()?.textContent).toContain('442C')
  await expect
    .element(option('442C Sello 442C Sellos partidos'))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()?.textContent).toBe('Ver los 2 resultados')

  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field()).toHaveValue('442')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(lastBlocked).toBe('/productos/sellos#442')

  await field().fill('pizza')
  await expect.element(option('Sin resultados para «pizza»')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(lastBlocked).toBe('/buscar?q=pizza')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()

  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('170')
  await option('170 Sello 170 Sellos partidos').click()
  await expect.poll(lastBlocked).toBe('/productos/sellos#170')
})

test('"/" is typed where the visitor is typing, and may be turned off everywhere', async () => {
  await show()
  await page.getByRole('textbox', { name: 'Consulta' }).click()
  await userEvent.keyboard('1/2')
  await expect.element(page.getByRole('textbox', { name: 'Consulta' })).toHaveValue('1/2')

  localStorage.setItem('tecla-buscar', 'false')
  await userEvent.tab()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox')).not.toHaveFocus()
})

test('"/" leads to the field of a page that has its own, where the header\'s is not to be seen', async () => {
  await show()
  const header = document.querySelector<HTMLElement>('[type=search]')
  if (header) header.style.visibility = 'hidden'
  const own = Object.assign(document.createElement('input'), {
    type: 'search',
    ariaLabel: 'Propio',
  })
  document.body.append(own)
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText('Propio')).toHaveFocus()
  own.remove()
})

test('on a narrow screen the magnifier opens the field at the top edge and closes it again', async () => {
  await show(390)
  const magnifier = page.getByRole('link', { name: 'Buscar' })
  await magnifier.click()
  await expect.element(page.getByLabelText('Buscar en el sitio')).toHaveFocus()
  expect(blockedNavigations).toEqual([])
  const { top, left, width } = page.getByRole('search').element().getBoundingClientRect()
  expect([top, left, width]).toEqual([0, 0, 390])

  await userEvent.keyboard('442')
  await expect.element(option('442 Sello 442 Presión 31 bar')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click()
  await expect.element(magnifier).toHaveFocus()
  expect(page.getByRole('search').element().getBoundingClientRect().width).toBe(1)
})

test('a suggestion goes into the list to quote, and the next code takes the place of its own', async () => {
  await show()
  await page.getByRole('searchbox', { name: 'Buscar en el sitio' }).fill('442')
  await page.getByTitle('Agregar').first().click()
  await expect.poll(() => readQuoteList().map(({ id }) => id)).toEqual(['442'])
  await expect.element(page.getByTitle('En la lista')).toBeVisible()
  expect(blockedNavigations).toEqual([])
  await userEvent.keyboard('170')
  await expect.element(field()).toHaveValue('170')
})

test('a suggestion opens its data sheet by the pointer, and the list stays', async () => {
  await show()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await page.getByRole('searchbox', { name: 'Buscar en el sitio' }).fill('442')
  await page.getByText('PDF', { exact: true }).click()
  expect(opened).toHaveBeenCalledWith('/fichas/442.pdf', '_blank', 'noopener')
  await expect.element(page.getByRole('listbox')).toBeVisible()
})
