import { expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { alignProducts, quotePath } from './align-products.ts'
import { buildSelectorData } from '../selector/build-selector-data.ts'

const { products } = buildSelectorData(catalogue(), () => ({
  src: '',
  width: 4,
  height: 3,
  alt: '',
}))

function productsOf(...ids: string[]) {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

test('what each product publishes under one name stands in one row, in their order', () => {
  const { figures, lists } = alignProducts(productsOf('442c', '442m'))
  const pressure = figures.find(({ name }) => name === 'Presión máxima')
  expect(pressure?.cells.map((cell) => cell.map(({ si }) => si.text))).toEqual([
    ['30\u00a0bar'],
    ['31\u00a0bar'],
  ])
  expect(pressure?.isDifferent).toBe(true)
  expect(figures.find(({ name }) => name === 'Temperatura')?.isDifferent).toBe(false)
  expect(lists.map(({ name }) => name)).toContain('Normas y certificaciones')
})

test('a product that publishes nothing under a name differs from one that does', () => {
  const { figures } = alignProducts(productsOf('442c', '442c-xl'))
  const pressure = figures.find(({ name }) => name === 'Presión máxima')
  expect(pressure?.cells[1]).toEqual([])
  expect(pressure?.isDifferent).toBe(true)
})

test('one product alone differs from nothing', () => {
  const { figures, lists } = alignProducts(productsOf('442c'))
  expect([...figures, ...lists].some(({ isDifferent }) => isDifferent)).toBe(false)
})

test('the quote names each product', () => {
  const path = quotePath(productsOf('442c'))
  expect(new URL(path, 'https://sitio.example').searchParams.get('consulta')).toBe(
    'Necesito cotizar estos productos:\n- 442C, Sello mecánico partido tipo cartucho',
  )
})
