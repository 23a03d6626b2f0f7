import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const CODES = new Set(['442c', '170l', '440m', '893cxl'])
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
  ['speed', 'm/s', 'm/s mps metro⎵por⎵segundo metros⎵por⎵segundo'],
  ['speed', 'ft/min', 'ft/min fpm sfpm pie⎵por⎵minuto pies⎵por⎵minuto'],
  ['pressure', 'MPa', 'MPa megapascal megapascales'],
  ['pressure', 'bar', 'bar bares barg'],
  ['pressure', 'psi', 'psi psig lb/in2 libras'],
  ['temperature', '°C', '°C º⎵c °⎵C C grado⎵c grados⎵C grado⎵celsius grados⎵Celsius grado grados'],
  ['temperature', '°F', '°F º⎵f F grado⎵F grados⎵f grado⎵Fahrenheit grados⎵fahrenheit'],
  ['diameter', 'mm', 'mm milímetro milímetros'],
  ['diameter', 'in', "\" ” ″ '' in in. inch inches pulg pulg. pulgada pulgadas plg plg."],
])('%s in %s is understood in every way to write it', (facet, unit, spellings) => {
  for (const spelling of spellings.split(' ').map((one) => one.replaceAll('⎵', ' '))) {
    const { figures, words } = readFigures(`lodos 12 ${spelling}, Ñuble`, () => false)
    expect([spelling, words]).toEqual([spelling, 'lodos , Ñuble'])
    const system = /in$|psi|F|ft/.test(unit) ? 'imperial' : 'si'
    expect(figures).toMatchObject([{ facet, unit, system, written: '12' }])
    expect(read(`7 de ${spelling}`)).toEqual({ words: `7 de ${spelling}` })
  }
})

test.each([
  '50 mmx',
  '10 barro',
  '10 bar2',
  '20 m/sg',
  '5 psia',
  '9 cmos',
  '8 fa',
  '7 mpax',
  '3 inox',
])('«%s» is no unit, only a word that begins like one', (query) => {
  expect(read(query)).toEqual({ words: query })
})

test('every sign of a fraction is read', () => {
  const values = [...'¼½¾⅛⅜⅝⅞'].map((sign) => read(`2${sign}"`))
  const inches = [2.25, 2.5, 2.75, 2.125, 2.375, 2.625, 2.875]
  expect(values).toEqual(
    inches.map((value) => ({ diameter: Number((value * 25.4).toFixed(3)), words: '' })),
  )
})

test.each([
  ['diameter', ['eje', 'diámetro', 'Ø', '⌀']],
  ['pressure', ['presión']],
  ['temperature', ['temperatura']],
  ['speed', ['velocidad']],
])('the word for %s tells what a bare number is', (facet, names) => {
  for (const name of names) {
    for (const join of [' ', ' de ', ': ', ' : ', ' = ', ':', ' de: ']) {
      expect(read(`lodos ${name}${join}12`)).toEqual({ [facet]: 12, words: 'lodos' })
    }
    expect(read(`${name} 12 lodos`)).toEqual({ [facet]: 12, words: 'lodos' })
    expect(read(`${name} lodos 12`)).toEqual({ words: `${name} lodos 12` })
    expect(read(`${name} 12x`)).toEqual({ words: `${name} 12x` })
    expect(read(`${name} 12 x`)).toEqual({ [facet]: 12, words: 'x' })
  }
})

test('a word that ends like one of them tells nothing', () => {
  expect(read('conteje 12')).toEqual({ words: 'conteje 12' })
  expect(read('repiston 12')).toEqual({ words: 'repiston 12' })
  expect(read('biovelocidad 12')).toEqual({ words: 'biovelocidad 12' })
  expect(read('sobrepresión 12')).toEqual({ words: 'sobrepresión 12' })
  expect(read('pistón 12')).toEqual({ diameter: 12, words: 'pistón' })
  expect(read('vástago: 12')).toEqual({ diameter: 12, words: 'vástago:' })
})

test('a code of a figure and a letter stays a code; a figure with its unit does not', () => {
  const words = (query: string) => readFigures(query, () => true).words
  expect(words('120 C')).toBe('120 C')
  expect(words('120 °C')).toBe('')
  expect(words('10 bar')).toBe('')
  expect(words('3"')).toBe('')
})

test.each([
  ['1 - 3/4', 44.45],
  ['1  7/8', 47.625],
  ['-7/8', -22.225],
  ['13/32', 10.319],
  ['5/32', 3.969],
  ['1/64', 0.397],
])('the fraction «%s» is in inches', (query, diameter) => {
  expect(read(query)).toEqual({ diameter, words: '' })
})

test.each(['3/5', '1/2/3', '24/7', '7/80', '1,2,3 bar', 'x7/8', 'A10 bar', '1.5/8 bar'])(
  '«%s» is no amount',
  (query) => {
    expect(readFigures(query, () => false).figures).toEqual([])
  },
)

test.each([
  '442C',
  '442 c',
  '440 M',
  '893C XL',
  '893 c xl',
  '893C-XL acero',
  '170 l',
  'S10',
  '5K / 21K',
  '350 EF/12',
  'API 610',
  'plan 53A',
])('«%s» is not read as a figure', (query) => {
  expect(read(query)).toEqual({ words: query })
})

test('figures and words are told apart, and the word before a figure goes with it', () => {
  expect(read('eje 1 7/8 lodos 10 bar')).toEqual({ diameter: 47.625, pressure: 10, words: 'lodos' })
  expect(read('vástago 60 mm')).toEqual({ diameter: 60, words: 'vástago' })
})

test.each(['espesor', 'largo', 'ancho', 'profundidad', 'sección', 'altura'])(
  'a length called %s is no shaft',
  (name) => {
    for (const join of [' ', ' de ', ': ', ' = ', ':']) {
      const query = `lámina ${name}${join}3 mm`
      expect(read(query)).toEqual({ words: query })
    }
    expect(read(`${name} lodos 3 mm`)).toEqual({ diameter: 3, words: `${name} lodos` })
  },
)

test('the last of two figures for one facet counts', () => {
  expect(read('50 mm 60 mm')).toEqual({ diameter: 60, words: '' })
})

test('a figure can be removed: the rest of the query is known', () => {
  const { figures } = readFigures('lodos eje 1 ½" 10 bar', () => false)
  expect(figures.map(({ written, unit, rest }) => [written, unit, rest])).toEqual([
    ['1 1/2', 'in', 'lodos 10 bar'],
    ['10', 'bar', 'lodos eje 1 1/2"'],
  ])
})
