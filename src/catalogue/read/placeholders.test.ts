import { expect, test } from 'vitest'
import { CATEGORY, catalogueWith, changed } from './content-fixture.ts'
import { pagePlaceholders, sitePlaceholders } from './placeholders.ts'

const branches = (...cities: string[]) => ({ branches: cities.map((city) => ({ city })) })

test.each([
  [['Santiago'], 'Santiago'],
  [['Calama', 'Santiago'], 'Calama y Santiago'],
  [['Santiago', 'Calama', 'Santiago'], 'Santiago y Calama'],
  [['Calama', 'Santiago', 'Concepción', 'Arica'], 'Calama, Santiago, Concepción y Arica'],
])('the branches in %j are named as %s', (cities, named) => {
  expect(sitePlaceholders(branches(...cities))).toHaveProperty('ciudades', named)
})

test('a page counts its products in words, and many in figures', () => {
  const products = (count: number) => ({ products: Array.from({ length: count }) })
  expect(pagePlaceholders(products(11))).toEqual({ productos: 'once' })
  expect(pagePlaceholders(products(27))).toEqual({ productos: '27' })
  expect(pagePlaceholders({ title: 'Sin productos' })).toEqual({})
})

test('a page names its products by their codes, where all have one', () => {
  const products = (...codes: (string | undefined)[]) => ({
    products: codes.map((code) => ({ code })),
  })
  expect(pagePlaceholders(products('442C', '442M', '442'))).toEqual({
    productos: 'tres',
    modelos: '442C, 442M y 442',
  })
  expect(pagePlaceholders(products('442C', undefined))).toEqual({ productos: 'dos' })
})

test('a text says what the content holds, with a capital where the text has one', () => {
  const { pages } = catalogueWith(
    changed(
      CATEGORY,
      'lead: Sellos en mitades',
      "lead: '{Productos|un sello|sellos} de {marca} en {ciudades}'",
    ),
  )
  expect(pages.get('/productos/sellos/partidos')?.content.lead).toBe(
    'Un sello de Marca Nueva en Ciudad',
  )
})
