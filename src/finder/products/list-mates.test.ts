import { expect, test } from 'vitest'
import { listMates } from './list-mates.ts'
import { wholeProductData } from './product-data-fixture.ts'

test("a double cartridge seal's next of kin are doubles, for no single seal replaces it", () => {
  const { products } = wholeProductData()
  const nearest = products
    .filter(({ id }) => id === '2810')
    .flatMap((double) => listMates(double, products).slice(0, 4))
  expect(nearest.map(({ id }) => id)).toContain('2510')
  for (const { choices } of nearest) expect(choices.arrangements).toHaveProperty('doble')
})
