import { expect, test, vi } from 'vitest'
import { wholeProductData } from '../products/product-data-fixture.ts'
import { criteriaOf, draftFromQuery } from './criteria.ts'
import { selectProducts } from './select-products.ts'
import { selectedTable } from './selected-text.ts'

const data = wholeProductData()

test('a product that its own notes exclude for the fluid says so in the table that is taken along', () => {
  vi.stubGlobal('location', new URL('https://sello.cl/selector'))
  const query = new URLSearchParams('p=5&servicio=causticos')
  const asked = criteriaOf(draftFromQuery(query, 'si'), data.options, 'si')
  const table = selectedTable(selectProducts(data, asked), data.columns, 'si')
  vi.unstubAllGlobals()
  const row = table.find(([code]) => code === '1727')
  expect(row).toContain('Quedan fuera')
  expect(row?.join()).toContain('no para este fluido: sus propias notas lo excluyen')
})
