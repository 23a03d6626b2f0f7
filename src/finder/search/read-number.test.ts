import { expect, test } from 'vitest'
import { readAmount, readNumber } from './read-number.ts'

test.each([
  ['5.000', 'ft/min', 5000],
  ['1,000', '°F', 1000],
  ['1,450', 'psi', 1450],
  ['12.500', 'mm', 12_500],
  ['1.234.567', 'bar', 1_234_567],
  ['2.625', 'in', 2.625],
  ['0.125', 'mm', 0.125],
  ['12.50', 'mm', 12.5],
  ['1234.567', 'mm', 1234.567],
  ['4,75', 'in', 4.75],
  ['50', 'mm', 50],
])('«%s» in %s is %d', (text, unit, value) => {
  expect(readNumber(text, unit)).toBe(value)
  expect(readAmount(text, unit)).toBe(value)
})

test.each([
  ['50', 50],
  [' 50 ', 50],
  ['-40', -40],
  ['−40', -40],
  ['- 40', -40],
  ['1 7/8', 1.875],
  ['1  7/8', 1.875],
  ['7/8', 0.875],
  ['-7/8', -0.875],
  ['1½', 1.5],
  ['12⅞', 12.875],
])('a field that says «%s» asks for %d', (text, value) => {
  expect(readAmount(text, 'in')).toBe(value)
})

test.each(['', ' ', 'eje', '50 mm', '1 2', '7/', '7/0', '20/80', '3/2', '1,2,3'])(
  'a field that says «%s» asks for nothing',
  (text) => {
    expect(readAmount(text, 'mm')).toBeUndefined()
  },
)
