import { expect, test } from 'vitest'
import { quantityFault, readQuantity } from './read-quantity.ts'

test.each([
  ['2', 2],
  ['1.000', 1000],
  ['12.000', 12_000],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['0.500', 0.5],
  ['0,004', 0.004],
  [' 15 ', 15],
  ['-3', undefined],
  ['1.00.0', undefined],
  ['1,2,3', undefined],
  ['dos', undefined],
  ['', undefined],
])('the quantity «%s» is %s', (written, quantity) => {
  expect(readQuantity(written)).toBe(quantity)
})

test.each([
  [2, 'un', 'nada'],
  [1.5, 'un', 'entero'],
  [1.5, 'rollo', 'entero'],
  [1.5, 'kg', 'nada'],
  [0.004, 'kg', 'dos decimales'],
  [1000, 'kg', 'nada'],
  [10_000, 'un', 'máximo'],
  [0, 'm', 'mayor que cero'],
  [undefined, 'un', 'solo la cifra'],
] as const)('of %s %s is said: %s', (quantity, unit, said) => {
  expect(quantityFault(quantity, unit) ?? 'nada').toContain(said)
})
