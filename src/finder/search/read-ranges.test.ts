import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const isCode = () => false

test.each([
  ['20 a 80 °C', '20 a 80'],
  ['entre veinte y ochenta grados', '20 a 80'],
  ['80-20 °C', '20 a 80'],
  ['20 °C a 80 °C', '20 a 80'],
  ['entre 20 °C y 80 °C', '20 a 80'],
  ['80°C-20°C', '20 a 80'],
  ['20/80 °C', '20 a 80'],
  ['desde 20 hasta +80 °C', '20 a 80'],
  ['20 °C a 80', '20 a 80'],
  ['temperatura 80 °C - 20', '20 a 80'],
])('«%s» is a range, of which both ends are asked', (query, written) => {
  const { figures, sizes } = readFigures(query, isCode)
  expect(figures).toMatchObject([{ facet: 'temperature', value: 80, least: 20, written }])
  expect(sizes).toEqual([])
})

test('both ends of a range are what is said before the first, and in its unit', () => {
  const figuresIn = (query: string) => readFigures(query, isCode).figures
  expect(figuresIn('1.000 psi a 1.500 psi')).toMatchObject([{ written: '1.000 a 1.500' }])
  expect(figuresIn('150 psi a 80 °C')).toMatchObject([
    { facet: 'pressure', unit: 'psi' },
    { facet: 'temperature', value: 80 },
  ])
  expect(figuresIn('vacío de 0,5 bar a 0,9 bar')).toMatchObject([{ value: -0.9, least: -0.5 }])
  expect(figuresIn('10 bar a 150 psi')).toMatchObject([{ written: '150', unit: 'psi' }])
  const { figures, section, sizes } = readFigures('sección 6 mm a 10 mm', isCode)
  expect({ figures, section, sizes }).toMatchObject({
    figures: [],
    section: 10,
    sizes: [{ text: '6 mm a 10 mm' }],
  })
})

test('a range stays one where its first end is a code, and another unit is another figure', () => {
  const figuresIn = (query: string) => readFigures(query, (text) => text === '100').figures
  for (const query of ['100-150 psi', '100/150 psi', 'presión 100 a 150 psi']) {
    expect(figuresIn(query)).toMatchObject([{ written: '100 a 150' }])
  }
  expect(figuresIn('100 a 50 psi')).toMatchObject([{ written: '50' }])
  expect(figuresIn('eje 60 a 20 bar')).toMatchObject([{ value: 60 }, { value: 20 }])
  expect(figuresIn('10 bar a 80')).toMatchObject([{ value: 10 }])
  expect(figuresIn('60/80 mm')).toMatchObject([{ value: 60 }])
  expect(figuresIn('3/4 bar')).toMatchObject([{ value: 0.75 }])
})

test('the first end of a range in inches has decimals as the last one has', () => {
  const { figures } = readFigures('eje 1.125 a 2.250 in', isCode)
  expect(figures).toMatchObject([{ value: 57.15, least: 28.575 }])
})
