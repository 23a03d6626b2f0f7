import { expect, test } from 'vitest'
import { readFigures } from './read-figures.ts'

const isCode = (text: string) => text === '442c'

test.each([
  ['3/4"', 19.05],
  ['de 12 mm', 12],
  ['1/2 x 1/2', 12.7],
  ['sección 8 mm', 8],
  ['50 x 70 mm', 10],
])('of a packing, «%s» is a section of %d mm', (query, section) => {
  const found = readFigures(`empaquetadura ${query}`, isCode, 'section')
  expect(found.section).toBeCloseTo(section)
  expect(found.figures.every(({ value }) => value === 50)).toBe(true)
})

test('of a packing too, what is called a shaft, or is too large for a section, is a shaft', () => {
  for (const query of ['eje 1/2"', '60 mm']) {
    const { figures, section } = readFigures(query, isCode, 'section')
    expect([figures.length, section]).toEqual([1, undefined])
  }
})

test('the bore of a box is read, where a shaft fits into it', () => {
  const boxed = (query: string) => readFigures(query, isCode, 'section')
  expect(boxed('eje 50 mm caja 70 mm')).toMatchObject({ box: 70, figures: [{ value: 50 }] })
  expect(boxed('eje 70 mm caja 50 mm').box).toBeUndefined()
})

test('of a ring, the inner diameter is compared and the rest is said', () => {
  for (const query of ['50x65x10', '50 x 65 x 10 mm', '65 x 50 x 10', '50 x 65 mm']) {
    const { figures, sizes } = readFigures(query, isCode)
    expect(figures).toMatchObject([{ facet: 'diameter', value: 50 }])
    expect(sizes).toMatchObject([{ text: query }])
  }
  expect(readFigures('8x6', isCode)).toMatchObject({ figures: [], sizes: [{ text: '8x6' }] })
})

test('three bare measures are a ring, unless one of them is a code', () => {
  expect(readFigures('45 62 8', isCode).figures).toMatchObject([{ value: 45 }])
  expect(readFigures('45 62 8', (text) => text === '62').figures).toEqual([])
})

test('a box beside a shaft is no quantity, and an impeller no shaft', () => {
  expect(readFigures('eje 50 caja 75', () => false)).toMatchObject({
    figures: [{ facet: 'diameter', value: 50 }],
    box: 75,
  })
  expect(readFigures('impulsor 300 mm', () => false).figures).toEqual([])
})
