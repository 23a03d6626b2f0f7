import { expect, test } from 'vitest'
import type { Quantity } from '#figures/quantity.ts'
import { pairDisagreement } from './pair-agreement.ts'

const row = (values: [Quantity, ...Quantity[]]) => ({
  property: 'Presión',
  values,
  source: 'Ficha',
})
const bar = (max: number): Quantity => ({ max, unit: 'bar' })
const psi = (max: number): Quantity => ({ max, unit: 'psi' })

test('28 bar beside 600 psi is refused, and says what to do', () => {
  expect(pairDisagreement(row([bar(28), psi(600)]))).toMatch(
    /«hasta 28.bar» y «hasta 600.psi».*conversion: false/,
  )
})

test.each<[string, Quantity, Quantity]>([
  ['what a source rounds', bar(40), psi(600)],
  ['a figure of one digit', bar(0.3), psi(5)],
  ['degrees', { min: -30, max: 200, unit: '°C' }, { min: -20, max: 400, unit: '°F' }],
  ['sizes in inches', { min: 20, max: 60, unit: 'mm' }, { min: 0.75, max: 2.5, unit: 'in' }],
  ['lists', { values: [1, 2], unit: 'mm' }, { values: [1, 2], unit: 'in' }],
  ['what measures something else', bar(40), { max: 2, unit: 'in' }],
])('%s is accepted', (_, si, imperial) => {
  expect(pairDisagreement(row([si, imperial]))).toBeUndefined()
})

test.each<[string, Quantity, Quantity]>([
  ['one end alone', { min: 16, max: 200, unit: 'mm' }, { min: 0.75, max: 8, unit: 'in' }],
  ['an end that the other lacks', { max: 200, unit: 'mm' }, { min: 0.75, max: 8, unit: 'in' }],
  ['degrees', { max: 200, unit: '°C' }, { max: 500, unit: '°F' }],
])('%s that disagrees is refused', (_, si, imperial) => {
  expect(pairDisagreement(row([si, imperial]))).toBeDefined()
})

test('lists that are no conversion of each other need not agree', () => {
  const sizes = row([
    { min: 16, max: 200, unit: 'mm' },
    { min: 0.75, max: 8, unit: 'in' },
  ])
  expect(pairDisagreement({ ...sizes, conversion: false })).toBeUndefined()
})

test('a figure in one system has nothing to disagree with', () => {
  expect(pairDisagreement(row([bar(40)]))).toBeUndefined()
  expect(pairDisagreement(row([psi(40)]))).toBeUndefined()
  expect(pairDisagreement(row([bar(40), bar(60), psi(40)]))).toBeUndefined()
})
