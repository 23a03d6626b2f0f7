import { expect, test } from 'vitest'
import { matchingProducts } from './product-matches.tsx'

const product = (label: string, fullName: string) => ({ label, fullName, place: 'Sellos partidos' })
const PRODUCTS = [
  product('1442', 'Sello de lengüeta'),
  product('442C', 'Sello partido'),
  product('442', 'Sello partido grande'),
]
const found = (words: string) => matchingProducts(PRODUCTS, words).map(({ label }) => label)

test('a whole code comes first, then those that begin with it', () => {
  expect(found('442')).toEqual(['442', '442C', '1442'])
})

test('words name a product whatever their order, accents and case', () => {
  expect(found('GRANDE sello')).toEqual(['442'])
  expect(found('lengueta')).toEqual(['1442'])
  expect(found('partidos 442c')).toEqual(['442C'])
  expect(found('  ')).toEqual([])
})
