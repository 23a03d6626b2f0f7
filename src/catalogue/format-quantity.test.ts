import { expect, test } from 'vitest'
import { counterpartOf, formatNumber, formatQuantity } from './format-quantity.ts'

const spaced = (text: string) => text.replaceAll('\u202f', ' ')

test('a visitor reads decimals with a comma and thousands with a thin space', () => {
  expect(formatNumber(4.75)).toBe('4,75')
  expect(formatNumber(5000)).toBe('5000')
  expect(formatNumber(35000)).toBe('35\u202f000')
  expect(formatNumber(-55)).toBe('−55')
})

test('spec 9: the 891 reads as published, 42 bar and 600 psi', () => {
  expect(spaced(formatQuantity({ max: 42, unit: 'bar' }, 'plain'))).toBe('42 bar')
  expect(spaced(formatQuantity({ max: 600, unit: 'psi' }, 'plain'))).toBe('600 psi')
})

test('ranges, single limits and lists read as a person would say them', () => {
  expect(spaced(formatQuantity({ min: 25, max: 914, unit: 'mm' }))).toBe('25 a 914 mm')
  expect(spaced(formatQuantity({ max: 120, unit: '°C' }))).toBe('hasta 120 °C')
  expect(spaced(formatQuantity({ min: 14, unit: 'mm' }))).toBe('desde 14 mm')
  expect(spaced(formatQuantity({ values: [1, 2, 3], unit: 'mm' }))).toBe('1; 2 y 3 mm')
  expect(formatQuantity({ value: 180, unit: '°' })).toBe('180°')
  expect(spaced(formatQuantity({ value: 56, unit: 'IP' }))).toBe('IP 56')
})

test('a figure published in one system is computed in the other, no more precise than published', () => {
  expect(counterpartOf({ max: 42, unit: 'bar' })).toEqual({ max: 610, unit: 'psi' })
  expect(counterpartOf({ min: 0.46, unit: 'mm' })).toEqual({ min: 0.018, unit: 'in' })
  expect(counterpartOf({ min: -55, max: 300, unit: '°C' })).toEqual({
    min: -67,
    max: 572,
    unit: '°F',
  })
  expect(counterpartOf({ max: 5000, unit: 'ft/min' })).toEqual({ max: 25, unit: 'm/s' })
  expect(counterpartOf({ value: 180, unit: '°' })).toBeUndefined()
})
