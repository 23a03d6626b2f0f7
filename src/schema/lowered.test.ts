import { expect, test } from 'vitest'
import { lowered } from './lowered.ts'

test.each([
  ['Sellos de cartucho', 'sellos de cartucho'],
  ['Zéfiro Connect', 'Zéfiro Connect'],
  ['API 682', 'API 682'],
])('inside a sentence, "%s" is "%s"', (heading, inside) => {
  expect(lowered(heading, 'Zéfiro')).toBe(inside)
})
