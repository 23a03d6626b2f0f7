import { expect, test } from 'vitest'
import { listMates } from './list-mates.ts'
import { wholeProductData } from './product-data-fixture.ts'

test('a double cartridge seal has doubles as its next of kin, not the list’s first', () => {
  const { products } = wholeProductData()
  const nearest = products
    .filter(({ id }) => id === '2810')
    .flatMap((double) => listMates(double, products).slice(0, 4))
    .map(({ id }) => id)
  expect(nearest).toContain('2510')
  expect(nearest).not.toContain('150')
})
