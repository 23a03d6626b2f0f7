import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const CODES = new Set(['442c', '170l', '440m'])
const read = (query: string) => {
  const { figures, words } = readFigures(query, (text) =>
    CODES.has(text.replaceAll(/\W/g, '').toLowerCase()),
  )
  const values = figures.map(({ facet, value }) => [facet, Number(value.toFixed(3))])
  return { ...Object.fromEntries(values), words }
}

test.each([
  ['50 mm', { diameter: 50 }],
  ['50mm', { diameter: 50 }],
  ['2,5 in', { diameter: 63.5 }],
  ['2.5 pulg', { diameter: 63.5 }],
  ['3"', { diameter: 76.2 }],
  ['1 7/8', { diameter: 47.625 }],
  ['1 7/8"', { diameter: 47.625 }],
  ['1-3/4"', { diameter: 44.45 }],
  ['1½ pulgada', { diameter: 38.1 }],
  ['¾"', { diameter: 19.05 }],
  ['Ø 75', { diameter: 75 }],
  ['eje de 60', { diameter: 60 }],
  ['10 bar', { pressure: 10 }],
  ['1,5 MPa', { pressure: 15 }],
  ['150 psi', { pressure: 10.342 }],
  ['presión 16', { pressure: 16 }],
  ['120 °C', { temperature: 120 }],
  ['120ºC', { temperature: 120 }],
  ['120 grados', { temperature: 120 }],
  ['-40 °C', { temperature: -40 }],
  ['−40 °F', { temperature: -40 }],
  ['250 °F', { temperature: 121.111 }],
  ['20 m/s', { speed: 20 }],
  ['5.000 ft/min', { speed: 25.4 }],
  ['2.625 in', { diameter: 66.675 }],
])('«%s» is read as a figure', (query, figures) => {
  expect(read(query)).toEqual({ ...figures, words: '' })
})

test.each([
  '442C',
  '442 c',
  '440 M',
  '170 l',
  'S10',
  '5K / 21K',
  '350 EF/12',
  'API 610',
  'plan 53A',
])('«%s» stays what it is: no figure', (query) => {
  expect(read(query)).toEqual({ words: query })
})

test('figures and words are told apart, and the word before a figure goes with it', () => {
  expect(read('eje 1 7/8 lodos 10 bar')).toEqual({ diameter: 47.625, pressure: 10, words: 'lodos' })
  expect(read('vástago 60 mm')).toEqual({ diameter: 60, words: 'vástago' })
})

test('a thickness is no shaft', () => {
  expect(read('lámina espesor 3 mm')).toEqual({ words: 'lámina espesor 3 mm' })
})

test('of two figures for the same thing the last one holds', () => {
  expect(read('50 mm 60 mm')).toEqual({ diameter: 60, words: '' })
})

test('a figure can be taken back: what is left of the query is known', () => {
  const { figures } = readFigures('lodos eje 1 ½" 10 bar', () => false)
  expect(figures.map(({ written, unit, rest }) => [written, unit, rest])).toEqual([
    ['1 1/2', 'in', 'lodos 10 bar'],
    ['10', 'bar', 'lodos eje 1 1/2"'],
  ])
})
