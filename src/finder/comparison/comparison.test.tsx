import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '#components/announcer/announcer.tsx'
import type { ProductData, ProductRecord } from '#views/product-data.ts'
import { appendToQuoteList, LINES_MOST } from '#visitor/quote-list.ts'
import { productRecord } from '../products/product-record-fixture.ts'
import '#styles/site.css'
import { rememberCompared } from '#visitor/compared-products.ts'
import Comparison from './comparison.island.tsx'

const PRESSURE = { si: 'bar', imperial: 'psi' }

const product = (id: string, pressure: string): ProductRecord =>
  productRecord(id, {
    specs: [
      { property: 'Presión máxima', si: { text: pressure, computed: false } },
      { property: 'Temperatura', si: { text: '120 °C', computed: false } },
    ],
    lists: [{ name: 'Normas y certificaciones', values: ['NSF/ANSI 61'] }],
  })

const IDS = ['442', '442c', '442m', '442pr', '180', '280']

/** What the browser keeps of the comparison for the next page. */
function storedIds(): string[] {
  const stored: { id: string }[] = JSON.parse(sessionStorage.getItem('comparar') ?? '[]')
  return stored.map(({ id }) => id)
}

const ALONE = productRecord('160', {
  href: '/productos/juntas/160',
  figures: [{ si: { text: '30 bar', computed: false }, reach: { max: 30 } }],
  specs: [{ property: 'Presión', si: { text: '30 bar', computed: false } }],
})

const DATA: ProductData = {
  options: { equipment: [], services: [], standards: [], arrangements: [] },
  plans: [],
  lists: {
    '/productos/juntas': [
      { id: 'pressure', name: 'Presión', units: PRESSURE, axis: { from: 0, to: 40 } },
    ],
  },
  columns: [{ id: 'pressure', name: 'Presión', units: PRESSURE }],
  products: [...IDS.map((id, index) => product(id, `${30 + index} bar`)), ALONE],
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(DATA))
  rememberCompared([])
})

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

async function show(list: string) {
  history.replaceState(null, '', `?p=${list}`)
  await render(
    <>
      <Announcer />
      <Comparison
        title="Comparar productos"
        lead="Lado a lado"
        suggestions={[
          { line: 'Sellos', products: ['442', '180'].map((id) => ({ id, label: id })) },
        ]}
        note="Cifras publicadas"
        slots={{ intro: <p>Familias</p> }}
      />
    </>,
  )
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('products stand side by side, first what differs; the title names them', async () => {
  await show('442,442c')
  await expect.element(heading('Comparar 442 y 442C')).toBeVisible()
  await expect.poll(() => document.title).toContain('Comparar 442 y 442C')
  await expect
    .element(page.getByRole('rowheader', { name: 'Presión máxima (difiere)' }))
    .toBeVisible()
  await expect.element(page.getByRole('cell', { name: '31 bar' })).toBeVisible()
  const same = page.getByRole('rowheader', { name: 'Temperatura', exact: true })
  await expect.element(same).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Solo diferencias 1 de 3' }).click()
  await expect.element(same).toBeVisible()
})

test('a product leaves and another one joins, and the focus goes to the heading', async () => {
  await show('442,442c')
  await page.getByRole('button', { name: 'Quitar 442C' }).click()
  await expect.element(heading('Comparar 442')).toHaveFocus()
  await page.getByLabelText('Producto para comparar').fill('442m')
  const tick = page.getByRole('checkbox', { name: 'Comparar 442M' })
  await tick.click()
  await expect.element(heading('Comparar 442 y 442M')).toBeVisible()
  await expect.element(tick).toBeChecked()
  await tick.click()
  await expect.element(heading('Comparar 442')).toBeVisible()
})

test("opening somebody's comparison, and changing it, leaves one's own marks alone", async () => {
  rememberCompared([{ id: '180', label: '180' }])
  await show('442,442c')
  await expect.element(heading('Comparar 442 y 442C')).toBeVisible()
  expect(storedIds()).toEqual(['180'])
  await page.getByRole('button', { name: 'Quitar 442C' }).click()
  await expect.element(heading('Comparar 442')).toBeVisible()
  expect(storedIds()).toEqual(['180'])
  await page.getByLabelText('Producto para comparar').fill('280')
  await page.getByRole('checkbox', { name: 'Comparar 280' }).click()
  await expect.element(heading('Comparar 442 y 280')).toBeVisible()
})

test('the table is copied with its conditions and where each figure was published', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show('442,442c')
  await page.getByRole('button', { name: 'Copiar tabla' }).click()
  await expect.poll(() => write.mock.lastCall?.[0]).toContain('Presión máxima\t30 bar\t31 bar')
  expect(write.mock.lastCall?.[0]).toMatch(/Fuente\tFicha técnica 442, http/)
})

test('six fill the comparison; what does not exist is said', async () => {
  await show('442,nadie,442C,442m,442pr,180')
  await expect.element(page.getByText('No está en el catálogo: nadie.')).toBeVisible()
  await page.getByLabelText('Producto para comparar').fill('280')
  await page.getByRole('checkbox', { name: 'Comparar 280' }).click()
  await expect.element(page.getByRole('columnheader', { name: /^280/ })).toBeVisible()
})

test('a telephone shows three columns without scrolling sideways, and swaps the others in', async () => {
  await page.viewport(360, 740)
  await show('442,442c,442m,442pr')
  await expect.element(page.getByText('3 de 4 a la vista')).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /^442M/ })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: /^442PR/ })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByLabelText('Cambiar 442M por').selectOptions('442PR')
  await expect.element(page.getByRole('columnheader', { name: /^442PR/ })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: '33 bar' })).toBeVisible()
})

test('with text enlarged on a telephone, products stand under one another', async () => {
  await page.viewport(360, 740)
  await show('442,442c,442m,442pr')
  const cell = (name: RegExp) => page.getByRole('cell', { name })
  const place = (name: RegExp) => cell(name).element().getBoundingClientRect()
  await expect.element(cell(/30 bar/)).toBeVisible()
  document.documentElement.style.fontSize = '200%'
  await expect.element(cell(/33 bar/)).toBeVisible()
  expect(place(/33 bar/).left).toBe(place(/30 bar/).left)
  expect(place(/33 bar/).top).toBeGreaterThan(place(/30 bar/).top)
  // All that is done with a product stands by its code, once.
  const head = page.getByRole('columnheader', { name: /^442PR/ })
  await expect.element(head.getByRole('button', { name: 'Quitar 442PR' })).toBeVisible()
  await expect.element(head.getByRole('button', { name: 'Agregar 442PR' })).toBeVisible()
})

test('on a telephone the figures come before the tools, and a single product asks for another one first', async () => {
  await page.viewport(390, 844)
  await show('442,442c')
  const top = (one: { element: () => Element }) => one.element().getBoundingClientRect().top
  const table = page.getByRole('table')
  const tool = page.getByRole('button', { name: 'Copiar tabla' })
  await expect.element(tool).toBeVisible()
  expect(top(table)).toBeLessThan(top(tool))
  await page.getByRole('button', { name: 'Quitar 442C' }).click()
  const search = page.getByLabelText('Producto para comparar')
  await expect.poll(() => top(search) < top(table)).toBe(true)
  await expect.element(page.getByText('Solo diferencias')).not.toBeInTheDocument()
  await search.fill('442m')
  await page.getByRole('checkbox', { name: 'Comparar 442M' }).click()
  await expect.element(heading('Comparar 442 y 442M')).toHaveFocus()
  await expect.element(search).toHaveValue('442m')
})

test('an address without products shows those gathered on the way', async () => {
  rememberCompared([
    { id: '442', label: '442' },
    { id: '180', label: '180' },
  ])
  await show('')
  await expect.element(heading('Comparar 442 y 180')).toBeVisible()
  expect(storedIds()).toEqual(['442', '180'])
})

test('all that is compared goes into the list at once', async () => {
  await show('442,442c')
  await page.getByRole('button', { name: 'Agregar los 2' }).click()
  await expect.element(page.getByRole('button', { name: 'En la lista 442C' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'En la lista · Ver' })).toBeVisible()
  await page.getByRole('button', { name: 'En la lista 442C' }).click()
  await page.getByRole('button', { name: 'En la lista 442', exact: true }).click()
})

test('what a full list has no room for is not said to be in it', async () => {
  const others = Array.from({ length: LINES_MOST - 1 }, (_, at) => `otra-${at}`)
  appendToQuoteList(others.map((id) => ({ id, label: id, name: id })))
  await show('442,442c')
  await page.getByRole('button', { name: 'Agregar los 2' }).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      '442, en la lista para cotizar. La lista admite 60 líneas: 442C no se agregó.',
    )
})

test('each product is quoted in place; without products a good comparison is offered', async () => {
  await show('442')
  await page.getByRole('button', { name: 'Agregar 442' }).click()
  await expect.element(page.getByRole('button', { name: 'En la lista 442' })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar 442' }).click()
  await expect.element(page.getByText('Familias')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /442 180/ }))
    .toHaveAttribute('href', '/comparar?p=442,180')
})

test('a product alone has the scale of its list', async () => {
  await show('160')
  const row = page.getByRole('rowheader', { name: 'Presión' })
  await expect.poll(() => row.element().textContent).toContain('escala 0 a 40 bar')
})
