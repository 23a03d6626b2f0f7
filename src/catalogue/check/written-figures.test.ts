import { expect, test } from 'vitest'
import { writtenFigures } from './written-figures.ts'

const read = (text: string) => writtenFigures(text).map(({ value, unit }) => `${value} ${unit}`)

test('a figure is read with its unit, however it is spaced', () => {
  expect(read('hasta 42 bar (600 psi)')).toEqual(['42 bar', '600 psi'])
  expect(read('a 20\u00a0°C y 60% de humedad')).toEqual(['20 °C', '60 %'])
  expect(read('−29 a 538 °C')).toEqual(['-29 °C', '538 °C'])
  expect(read('500 mm Hg')).toEqual(['500 mm Hg'])
  expect(read('17 m³ y 4 m')).toEqual(['17 m³', '4 m'])
})

test('the unit of a range, a list or a size belongs to each of its numbers', () => {
  expect(read('ejes de 25 a 120 mm')).toEqual(['25 mm', '120 mm'])
  expect(read('en 60, 70 y 80 mm')).toEqual(['60 mm', '70 mm', '80 mm'])
  expect(read('96,9 × 137,7 × 41,8 mm')).toEqual(['96.9 mm', '137.7 mm', '41.8 mm'])
})

test('fractions of an inch, thousands and decimals are numbers', () => {
  expect(read('1 7/8 in y 1/8 in')).toEqual(['1.875 in', '0.125 in'])
  expect(read('17\u00a0000 galones')).toEqual(['17000 gal'])
  expect(read('1,3 bar')).toEqual(['1.3 bar'])
})

test('some units stand before their figure, and some are words', () => {
  expect(read('protección IP66, clase 150 y 300')).toEqual(['66 IP', '150 clase', '300 clase'])
  expect(read('en 24 horas, o 1 año')).toEqual(['24 h', '1 años'])
})

test('names, standards, counts and idioms are not read as figures', () => {
  const names =
    'Sello 442-2 del 1622, acero 304L, ISO 15848-1, 5K/21K, 24 VCC2, tres años, Plan 53A'
  expect(read(names)).toEqual([])
  expect(read('vigila las 24 horas')).toEqual([])
})
