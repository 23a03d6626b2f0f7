import { expect, test } from 'vitest'
import { capitalised, inOneLine, lowered } from './letter-case.ts'

test.each([
  ['Sellos de cartucho', 'sellos de cartucho'],
  ['Zéfiro Connect', 'Zéfiro Connect'],
  ['API 682', 'API 682'],
  ['pH', 'pH'],
])('inside a sentence, "%s" is "%s"', (heading, inside) => {
  expect(lowered(heading, 'Zéfiro')).toBe(inside)
})

test.each([
  ['catálogo de la familia', 'Catálogo de la familia'],
  ['API 682', 'API 682'],
  ['', ''],
])('with a capital letter, "%s" is "%s"', (text, capital) => {
  expect(capitalised(text)).toBe(capital)
})

test.each([
  [['Grafito', 'Cobre'], 'Grafito, cobre'],
  [['Aire, seco', 'Agua'], 'Aire, seco; agua'],
  [
    ['Plan 32: Lava. Se usa a veces.', 'Plan 54: Circula.'],
    'Plan 32: Lava. Se usa a veces. Plan 54: Circula.',
  ],
])('%j are read as "%s"', (values, line) => {
  expect(inOneLine(values)).toBe(line)
})
