import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const CODES = new Set(['442c', '170l', '440m', '893cxl'])
const isCode = (text: string) => CODES.has(text.replaceAll(/\W/g, '').toLowerCase())
const read = (query: string) => {
  const { figures, words } = readFigures(query, isCode)
  const values = figures.map(({ facet, value }) => [facet, Number(value.toFixed(3))])
  return { ...Object.fromEntries(values), words }
}

test.each([
  ['50 mm', { diameter: 50 }],
  ['2,5 in', { diameter: 63.5 }],
  ['3"', { diameter: 76.2 }],
  ['1 7/8', { diameter: 47.625 }],
  ['1-3/4"', { diameter: 44.45 }],
  ['10 bar', { pressure: 10 }],
  ['1,5 MPa', { pressure: 15 }],
  ['120 °C', { temperature: 120 }],
  ['-40 °C', { temperature: -40 }],
  ['−40 °F', { temperature: -40 }],
  ['250 °F', { temperature: 121.111 }],
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
    expect(readFigures(`7 de ${spelling}`, () => false).figures).toEqual([])
  }
})

test.each(['50 mmx', '10 barro', '10 bar2', '5 psiax', '9 cmos', '8 fa', '7 mpax', '3 inox'])(
  '«%s» is no unit, only a word that begins like one',
  (query) => {
    expect(read(query)).toEqual({ words: query })
  },
)

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
    expect(readFigures(`${name} lodos 12`, isCode).figures).toEqual([])
    expect(readFigures(`${name} 12x`, isCode).figures).toEqual([])
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
  ['13/32', 10.319],
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
  '440 M',
  '893C XL',
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
  'a length called %s is no shaft, and is said',
  (name) => {
    for (const query of [`${name} 3 mm`, `${name} de 3 mm`, `${name}: 3 mm`, `3 mm de ${name}`]) {
      const { figures, sizes, words } = readFigures(`lámina ${query}`, isCode)
      expect([query, figures, sizes.map(({ text }) => text), words]).toEqual([
        query,
        [],
        ['3 mm'],
        'lámina',
      ])
    }
    expect(read(`${name} lodos 3 mm`)).toEqual({ diameter: 3, words: `${name} lodos` })
  },
)

// The many ways to write a unit are converted to the facet's own.
test.each([
  ['140 lb/pulg2', { pressure: 9.653 }],
  ['150 libras por pulgada cuadrada', { pressure: 10.342 }],
  ['100 psi (g)', { pressure: 6.895 }],
  ['20 mca', { pressure: 1.961 }],
  ['100 m.c.a.', { pressure: 9.807 }],
  ['30 metros columna de agua', { pressure: 2.942 }],
  ['10 m H2O', { pressure: 0.981 }],
  ['6 kgf', { pressure: 5.884 }],
  ['6 kgf/cm2', { pressure: 5.884 }],
  ['6 kilos de presión', { pressure: 5.884 }],
  ['presión 6 kg', { pressure: 5.884 }],
  ['10 N/mm²', { pressure: 100 }],
  ['800 mbar', { pressure: 0.8 }],
  ['700 mm Hg de vacío', { pressure: -0.933 }],
  ['0,1 bar abs', { pressure: -0.913 }],
  ['3 atm abs', { pressure: 2.026 }],
  ['10 bara', { pressure: 8.987 }],
  ['2 ksi', { pressure: 137.895 }],
  ['d=45', { diameter: 45 }],
  ['15 010 psi', { pressure: 1034.903 }],
  ['1 450 psi', { pressure: 99.974 }],
  ['15\u00a0010 psi', { pressure: 1034.903 }],
  ['1.450,5 kPa', { pressure: 14.505 }],
  ['393 K', { temperature: 119.85 }],
  ['80 °', { temperature: 80 }],
  ['80 grados centígrados', { temperature: 80 }],
  ['T = 80', { temperature: 80 }],
  ['temp. de operación 80', { temperature: 80 }],
  ['20 ft/s', { speed: 6.096 }],
  ['120 m/min', { speed: 2 }],
  ['Ø50', { diameter: 50 }],
  ['diám. 50', { diameter: 50 }],
  ['≈ 50 mm', { diameter: 50 }],
  ['60 mm de eje', { diameter: 60 }],
  ['50 de diámetro', { diameter: 50 }],
  ['eje 5 cm', { diameter: 50 }],
  ['eje 0,05 m', { diameter: 50 }],
  ['1⁄2 in', { diameter: 12.7 }],
  ['2.1/2"', { diameter: 63.5 }],
  ['2 pulgadas y media', { diameter: 63.5 }],
  ['dos pulgadas', { diameter: 50.8 }],
  ['tres cuartos de pulgada', { diameter: 19.05 }],
  ['10 bar/120 °C', { pressure: 10, temperature: 120 }],
])('«%s» is read as what it measures', (query, figures) => {
  const { words, ...read_ } = read(query)
  expect([read_, words.replaceAll(/\W/g, '')]).toEqual([figures, ''])
})

test.each([
  '300 m3/h',
  '75 kW',
  '7 mm/s',
  '50 cSt',
  '3 rollos',
  '15 kg',
  '10 m',
  '60 Hz',
  '4 lb/ft',
  '20 m/sgx',
  '100 USD',
  '442 kcal',
  '170 nudos',
  '170 L/min',
  '50-200',
])('the number of «%s» is no code and no figure: it is said to be unused', (query) => {
  const { figures, sizes, words } = readFigures(`sello ${query}`, isCode)
  expect([figures, sizes.map(({ text }) => text), words]).toEqual([[], [query], 'sello'])
})

test.each([
  ['vacío 700 mm Hg', -0.933],
  ['700 mm Hg de vacío', -0.933],
  ['agitador al vacío, 700 torr', -0.933],
  ['vacío de 0,9 bar', -0.9],
  ['al vacío -0,95 bar', -0.95],
  ['presión absoluta 50 mbar', -0.963],
  ['50 mbar abs', -0.963],
  ['50 mbara', -0.963],
  ['0,05 abs', -0.963],
  ['bomba de vacío 5 bar', 5],
])('«%s» is %d bar above the air', (query, value) => {
  const { figures, words } = readFigures(query, isCode)
  expect(figures).toMatchObject([{ facet: 'pressure', value: expect.closeTo(value, 3) }])
  expect(words.replace(/^bomba de vacío$/, '')).not.toMatch(/vac[ií]o|abs/)
})

test('what follows a pressure is no absolute one', () => {
  expect(read('10 bar a 80 °C')).toMatchObject({ pressure: 10, temperature: 80 })
})

test('a steel, a thread and a code are no volume, no length and no figure', () => {
  for (const query of ['acero 316L', '477-1', '350 EF/HD']) {
    expect(readFigures(query, (text) => /477|ef/i.test(text))).toMatchObject({
      figures: [],
      sizes: [],
    })
  }
})

test('a count beside a code is no figure of it', () => {
  expect(readFigures('2 x 442C', isCode)).toMatchObject({ figures: [], words: '442C' })
  expect(readFigures('442C x 2', isCode)).toMatchObject({ figures: [], sizes: [{ text: '2' }] })
})

test('of two figures for one thing the last counts, and the other is said', () => {
  const { figures, sizes } = readFigures('20 °C 80 °C', isCode)
  expect(figures).toMatchObject([{ facet: 'temperature', value: 80 }])
  expect(sizes).toMatchObject([{ text: '20 °C' }])
})

test.each([
  ['lámina 40 bar 250', { pressure: 40 }, ['250']],
  ['válvula gnl -162', { temperature: -162 }, []],
  ['sello -40', {}, ['-40']],
  ['cien psi', { pressure: 6.89 }, []],
  ['mil quinientos rpm eje setenta y cinco mm', { diameter: 75, speed: 1500 }, []],
  ['dos coma cinco bar', { pressure: 2.5 }, []],
  ['dos coma cero cinco bar', { pressure: 2.05 }, []],
  ['dos mil quinientos psi', { pressure: 172.37 }, []],
  ['entre cincuenta y setenta mm', { diameter: 70 }, []],
  ['cuarenta grados bajo cero', { temperature: -40 }, []],
])('«%s» is read as it is said, and a number without its unit is named', (query, wanted, said) => {
  const { figures, sizes } = readFigures(query, isCode)
  const rounded = figures.map(({ facet, value }) => [facet, Math.round(value * 100) / 100])
  expect(Object.fromEntries(rounded)).toEqual(wanted)
  expect(sizes.map(({ text }) => text)).toEqual(said)
})

test('turns of the shaft are judged with its diameter, and are said without', () => {
  expect(read('1450 rpm eje 70 mm')).toEqual({ diameter: 70, speed: 1450, words: '' })
  expect(readFigures('1450 rpm eje 70 mm', isCode).figures[0]?.inTurns).toBe(true)
  expect(read('3.600 RPM')).toEqual({ words: '' })
  expect(readFigures('3.600 RPM', isCode).sizes).toMatchObject([{ text: '3.600 rpm' }])
})

test('a figure can be removed: the rest of the query is known', () => {
  const { figures } = readFigures('lodos eje 1 ½" 10 bar', () => false)
  expect(figures.map(({ written, unit, rest }) => [written, unit, rest])).toEqual([
    ['1 1/2', 'in', 'lodos 10 bar'],
    ['10', 'bar', 'lodos eje 1 1/2"'],
  ])
})

test.each(['eje 0', '-7/8', '0 rpm', '-20 mm', '-5 bar'])(
  '«%s» is a figure of no machine, and is said so',
  (query) => {
    const { figures, sizes, words } = readFigures(query, isCode)
    expect([figures, words]).toEqual([[], ''])
    expect(sizes).toMatchObject([{ meaning: expect.stringContaining('equipo') }])
  },
)
