import { expect, test } from 'vitest'
import {
  coveringRanges,
  judgeRange,
  limitLine,
  limitsFor,
  type Asked,
  type PublishedRange,
} from './judge-range.ts'

const pressure = (limits: Partial<PublishedRange>): PublishedRange => ({
  facet: 'pressure',
  label: 'Presión',
  text: 'cifra',
  ...limits,
})
const asked = (value: number, more: Partial<Asked> = {}): Asked => ({
  facet: 'pressure',
  value,
  ...more,
})
const verdict = (limits: Partial<PublishedRange>, value: number) =>
  judgeRange([pressure(limits)], asked(value)).verdict

test('a range covers its limits, and what differs from them by rounding alone', () => {
  expect(verdict({ min: 10, max: 20 }, 10)).toBe('covered')
  expect(verdict({ min: 10, max: 20 }, 20)).toBe('covered')
  expect(verdict({ min: 10, max: 20 }, 9.999_5)).toBe('covered')
  expect(verdict({ min: 10, max: 20 }, 20.000_5)).toBe('covered')
  expect(verdict({ min: 10, max: 20 }, 9.99)).toBe('outside')
  expect(verdict({ min: 10, max: 20 }, 20.01)).toBe('outside')
})

test('a single limit leaves the other side open', () => {
  expect(verdict({ max: 20 }, 0)).toBe('covered')
  expect(verdict({ max: 20 }, 21)).toBe('outside')
  expect(verdict({ min: 10 }, 1000)).toBe('covered')
  expect(verdict({ min: 10 }, 9)).toBe('outside')
})

test('below zero only a published minimum speaks', () => {
  expect(verdict({ max: 20 }, -0.1)).toBe('unpublished')
  expect(verdict({ min: -1, max: 20 }, -0.1)).toBe('covered')
  expect(verdict({ min: -1, max: 20 }, -2)).toBe('outside')
})

test('a figure for something else is no figure', () => {
  const speed = { ...pressure({ max: 20 }), facet: 'speed' as const }
  expect(judgeRange([speed], asked(5))).toEqual({ verdict: 'unpublished' })
  expect(judgeRange([], asked(5))).toEqual({ verdict: 'unpublished' })
})

test('of several ranges that cover, one without a condition decides', () => {
  const steam = pressure({ max: 40, condition: 'con vapor' })
  const water = pressure({ max: 50, condition: 'con agua' })
  const plain = pressure({ max: 30 })
  expect(judgeRange([steam, water, plain], asked(20))).toEqual({ verdict: 'covered', range: plain })
  expect(judgeRange([steam, water, plain], asked(35))).toEqual({
    verdict: 'conditional',
    range: steam,
  })
  expect(coveringRanges([steam, water, plain], asked(35))).toEqual([steam, water])
})

test('what holds in one case only is never plainly covered', () => {
  const valves = pressure({ max: 275, condition: 'en válvulas' })
  const pumps = pressure({ max: 15, condition: 'en bombas' })
  expect(judgeRange([valves], asked(5)).verdict).toBe('conditional')
  expect(judgeRange([valves, pumps], asked(20))).toEqual({ verdict: 'conditional', range: valves })
})

test('what holds in every published case is covered, and the tightest of them says so', () => {
  const valves = pressure({ max: 275, condition: 'en válvulas' })
  const pumps = pressure({ max: 15, condition: 'en bombas' })
  expect(judgeRange([valves, pumps], asked(10))).toEqual({ verdict: 'covered', range: pumps })
  const cold = pressure({ min: 5, max: 400, condition: 'en frío' })
  expect(judgeRange([valves, cold], asked(6))).toEqual({ verdict: 'covered', range: cold })
})

test('a limit reads with its condition, and what it says of the asked figure', () => {
  const valves = pressure({ max: 275, text: 'hasta 275 bar', condition: 'en válvulas' })
  expect(limitLine(valves, 'conditional', {}, 'cubre 20 bar')).toBe(
    'Presión: hasta 275 bar, cubre 20 bar, con condición: en válvulas',
  )
  expect(limitLine(valves, 'outside', {}, 'no llega')).toBe(
    'Presión: hasta 275 bar (en válvulas), no llega',
  )
  expect(limitLine(pressure({ max: 5 }), 'covered', {}, 'cubre')).toBe('Presión: cifra, cubre')
})

test('where none covers, the nearest says how far it is', () => {
  const low = pressure({ max: 10 })
  const high = pressure({ min: 100, max: 200 })
  expect(judgeRange([low, high], asked(90))).toEqual({ verdict: 'outside', range: high })
  expect(judgeRange([high, low], asked(20))).toEqual({ verdict: 'outside', range: low })
})

test('the figure published in the system of the question decides', () => {
  const range = pressure({ max: 10, imperial: { max: 10.3, text: '150 psi' } })
  expect(judgeRange([range], asked(10.2)).verdict).toBe('outside')
  expect(judgeRange([range], asked(10.2, { system: 'si' })).verdict).toBe('outside')
  expect(judgeRange([range], asked(10.2, { system: 'imperial' })).verdict).toBe('covered')
  expect(limitsFor(range, { system: 'imperial' }).text).toBe('150 psi')
  expect(limitsFor(pressure({ max: 10 }), { system: 'imperial' }).text).toBe('cifra')
})

test('an imperial minimum speaks below zero where the metric one is missing', () => {
  const range = pressure({ max: 10, imperial: { min: -5, max: 10, text: '' } })
  expect(judgeRange([range], asked(-1)).verdict).toBe('unpublished')
  expect(judgeRange([range], asked(-1, { system: 'imperial' })).verdict).toBe('covered')
})
