import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SelectorData, SelectorProduct } from '../selector/selector-data.ts'
import '#styles/site.css'
import { rememberCompared } from '#visitor/compared-products.ts'
import { Comparison } from './comparison.tsx'

function product(id: string, pressure: string): SelectorProduct {
  return {
    id,
    label: id.toUpperCase(),
    name: 'Sello partido',
    tagline: 'Sella',
    href: `/productos/sellos#${id}`,
    place: 'Sellos partidos',
    picture: {
      src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
      width: 4,
      height: 3,
      alt: '',
    },
    dataSheet: `/fichas/${id}.pdf`,
    choices: { equipo: {}, disposicion: {}, servicio: {}, norma: {} },
    ranges: [],
    specs: [
      { property: 'Presión máxima', si: { text: pressure, computed: false } },
      { property: 'Temperatura', si: { text: '120 °C', computed: false } },
    ],
    lists: [{ name: 'Normas y certificaciones', values: ['NSF/ANSI 61'] }],
  }
}

const IDS = ['442', '442c', '442m', '442pr', '180', '280']

/** What the browser keeps of the comparison for the next page. */
function storedIds(): string[] {
  const stored: { id: string }[] = JSON.parse(localStorage.getItem('comparar') ?? '[]')
  return stored.map(({ id }) => id)
}

const DATA: SelectorData = {
  options: { equipo: [], disposicion: [], servicio: [], norma: [] },
  products: IDS.map((id, index) => product(id, `${30 + index} bar`)),
}

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(DATA))
  rememberCompared([])
})

afterEach(() => {
  vi.restoreAllMocks()
})

function Compared({ start }: { start: string }) {
  const [list, setList] = useState(start)
  return (
    <Comparison
      list={list}
      note="Cifras publicadas"
      onGo={(href) => setList(new URL(href, location.href).searchParams.get('p') ?? '')}
    >
      <p>Familias</p>
    </Comparison>
  )
}

async function show(start: string) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <Compared start={start} /> }])
  await render(<Stub />)
}

test('products stand side by side, and a row that differs says so in words', async () => {
  await show('442,442c')
  await expect
    .element(page.getByRole('rowheader', { name: 'Presión máxima Difiere' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('rowheader', { name: 'Temperatura', exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('cell', { name: '31 bar' })).toBeVisible()
  await expect.element(page.getByText('2 productos: 442, 442C.')).toBeVisible()
})

test('a product leaves and another one joins, and the focus goes to the table', async () => {
  await show('442,442c')
  await page.getByRole('button', { name: 'Quitar 442C' }).click()
  await expect.element(page.getByText(/^442\. Agrega otro producto/)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Comparación', exact: true })).toHaveFocus()
  await page.getByLabelText('Agregar un producto').selectOptions('442M, Sello partido')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await expect.element(page.getByText('2 productos: 442, 442M.')).toBeVisible()
  expect(storedIds()).toEqual(['442', '442m'])
})

test('six fill the comparison; a seventh and what does not exist are left out', async () => {
  await show('442,nadie,442c,442m,442pr,180,280')
  await expect.element(page.getByText(/^5 productos/)).toBeVisible()
  await page.getByLabelText('Agregar un producto').selectOptions('280, Sello partido')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await expect.element(page.getByText(/^6 productos/)).toBeVisible()
  await expect.element(page.getByLabelText('Agregar un producto')).not.toBeInTheDocument()
})

test('an address without products shows those gathered on the way', async () => {
  rememberCompared([
    { id: '442', label: '442' },
    { id: '180', label: '180' },
  ])
  await show('')
  await expect.element(page.getByText('2 productos: 442, 180.')).toBeVisible()
  expect(storedIds()).toEqual(['442', '180'])
})

test('the comparison leads to its quote, and without products explains itself', async () => {
  await show('442,442c')
  const quote = page.getByRole('link', { name: 'Cotizar estos productos' })
  await expect.element(quote).toBeVisible()
  expect(decodeURIComponent(quote.element().getAttribute('href') ?? '')).toContain(
    '- 442, Sello partido\n- 442C, Sello partido',
  )
  await page.getByRole('button', { name: 'Quitar 442C' }).click()
  await page.getByRole('button', { name: 'Quitar 442' }).click()
  await expect.element(page.getByText('Familias')).toBeVisible()
})
