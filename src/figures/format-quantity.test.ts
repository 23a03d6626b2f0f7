import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'
import { counterpartOf, formatQuantity } from './format-quantity.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('a visitor reads decimals with a comma and thousands with a thin space', () => {
  expect(formatNumber(4.75)).toBe('4,75')
  expect(formatNumber(5000)).toBe('5000')
  expect(formatNumber(35000)).toBe('35\u00a0000')
  expect(formatNumber(-55)).toBe('−55')
  expect(formatNumber(0)).toBe('0')
  expect(formatNumber(0.5)).toBe('0,5')
  expect(formatNumber(9999.5)).toBe('9999,5')
  expect(formatNumber(10_000)).toBe('10\u00a0000')
  expect(formatNumber(1_234_567.25)).toBe('1\u00a0234\u00a0567,25')
  expect(formatNumber(-35_000)).toBe('−35\u00a0000')
})

test('spec 9: the 891 reads as published, 42 bar and 600 psi', () => {
  expect(spaced(formatQuantity({ max: 42, unit: 'bar' }, 'plain'))).toBe('42 bar')
  expect(spaced(formatQuantity({ max: 600, unit: 'psi' }, 'plain'))).toBe('600 psi')
})

test('ranges, single limits and lists read as a person would say them', () => {
  expect(spaced(formatQuantity({ min: 25, max: 914, unit: 'mm' }))).toBe('25 a 914 mm')
  expect(spaced(formatQuantity({ max: 120, unit: '°C' }))).toBe('hasta 120 °C')
  expect(spaced(formatQuantity({ min: 14, unit: 'mm' }))).toBe('desde 14 mm')
  expect(spaced(formatQuantity({ values: [1, 2, 3], unit: 'mm' }))).toBe('1, 2 y 3 mm')
  expect(spaced(formatQuantity({ values: [0.5, 2, 3], unit: 'mm' }))).toBe('0,5; 2 y 3 mm')
  expect(spaced(formatQuantity({ size: [96.9, 137.7, 41.8], unit: 'mm' }))).toBe(
    '96,9 × 137,7 × 41,8 mm',
  )
  expect(spaced(formatQuantity({ min: -16, max: 16, unit: 'g' }))).toBe('±16 g')
  expect(formatQuantity({ value: 180, unit: '°' })).toBe('180°')
  expect(spaced(formatQuantity({ value: 56, unit: 'IP' }))).toBe('IP56')
  expect(spaced(formatQuantity({ values: [1, 2], unit: 'mm' }))).toBe('1 y 2 mm')
  expect(formatQuantity({ value: 1.2, unit: '-' })).toBe('1,2')
  expect(spaced(formatQuantity({ min: 25, unit: 'mm' }, 'plain'))).toBe('25 mm')
  expect(spaced(formatQuantity({ min: 0, max: 0, unit: 'mm' }))).toBe('0 a 0 mm')
  expect(spaced(formatQuantity({ value: 0, unit: 'mm' }))).toBe('0 mm')
})

test.each(['DN', 'NPS', 'pH', 'Shore A', 'HRC', 'clase'])('%s stands before its figure', (unit) => {
  expect(formatQuantity({ value: 56, unit })).toBe(`${unit}\u00a056`)
})

test('what the source calls approximate is called so', () => {
  const about = { unit: 'mm', approximate: true } as const
  expect(spaced(formatQuantity({ value: 5, ...about }))).toBe('aprox. 5 mm')
  expect(spaced(formatQuantity({ values: [5, 6], ...about }))).toBe('aprox. 5 y 6 mm')
  expect(spaced(formatQuantity({ min: 5, max: 6, ...about }))).toBe('aprox. 5 a 6 mm')
  expect(spaced(formatQuantity({ max: 6, ...about }))).toBe('hasta aprox. 6 mm')
  expect(spaced(formatQuantity({ min: 5, ...about }))).toBe('desde aprox. 5 mm')
})

test('a unit of several symbols does not break; one of words breaks between them', () => {
  expect(formatQuantity({ value: 5, unit: 'mm Hg' })).toBe('5\u00a0mm\u00a0Hg')
  expect(formatQuantity({ value: 5, unit: '% en peso' })).toBe('5\u00a0% en peso')
})

test('each part of a figure has its counterpart, and no part that is not published', () => {
  expect(counterpartOf({ value: 25.4, unit: 'mm' })).toStrictEqual({ value: 1, unit: 'in' })
  expect(counterpartOf({ values: [25.4, 50.8], unit: 'mm' })).toStrictEqual({
    values: [1, 2],
    unit: 'in',
  })
  expect(counterpartOf({ min: 14, unit: 'mm' })).toStrictEqual({ min: 0.552, unit: 'in' })
  expect(counterpartOf({ max: 914.25, unit: 'mm' })).toStrictEqual({ max: 35.99, unit: 'in' })
  expect(counterpartOf({ max: 1000, unit: 'mm' })).toStrictEqual({ max: 39.37, unit: 'in' })
  expect(counterpartOf({ max: 100.25, unit: '°F' })).toStrictEqual({ max: 37, unit: '°C' })
})

test('a limit is rounded inward: never above the rating, never below it', () => {
  expect(counterpartOf({ max: 42, unit: 'bar' })).toEqual({ max: 609, unit: 'psi' })
  expect(counterpartOf({ max: 10, unit: 'bar' })).toEqual({ max: 145, unit: 'psi' })
  expect(counterpartOf({ max: 42, unit: 'in' })).toEqual({ max: 1066, unit: 'mm' })
  expect(counterpartOf({ max: 3.2, unit: 'mm' })).toEqual({ max: 0.125, unit: 'in' })
  expect(counterpartOf({ min: 0.46, unit: 'mm' })).toEqual({ min: 0.0182, unit: 'in' })
  expect(counterpartOf({ min: -1, max: 68, unit: 'bar' })).toEqual({
    min: -14.5,
    max: 986,
    unit: 'psi',
  })
  expect(counterpartOf({ min: -55, max: 300, unit: '°C' })).toEqual({
    min: -67,
    max: 572,
    unit: '°F',
  })
  expect(counterpartOf({ max: 5000, unit: 'ft/min' })).toEqual({ max: 25.4, unit: 'm/s' })
  expect(counterpartOf({ value: 0, unit: 'bar' })).toEqual({ value: 0, unit: 'psi' })
  expect(counterpartOf({ value: 180, unit: '°' })).toBeUndefined()
})

test('the limits of several versions are all limits of their kind', () => {
  const span = { min: 20, max: 40, unit: 'bar', spanOf: 'max' } as const
  expect(counterpartOf(span)).toEqual({ min: 290, max: 580, unit: 'psi', spanOf: 'max' })
  expect(spaced(formatQuantity(span))).toBe('hasta 40 bar')
  const least = { min: 6, max: 9, unit: 'mm', spanOf: 'min' } as const
  expect(counterpartOf(least)).toEqual({ min: 0.237, max: 0.355, unit: 'in', spanOf: 'min' })
})

test('a size has its counterpart side by side', () => {
  expect(counterpartOf({ size: [25.4, 50.8], unit: 'mm' })).toEqual({ size: [1, 2], unit: 'in' })
})

test('what the source calls approximate is so in both systems', () => {
  expect(counterpartOf({ value: 2, unit: 'in', approximate: true })).toEqual({
    value: 50.8,
    unit: 'mm',
    approximate: true,
  })
})
