import { expect, test } from 'vitest'
import { readingsOf, readingsText, spreadOf, withReading } from './calliper-readings.ts'

test('each reading keeps its place, also where one before it was not taken', () => {
  const text = withReading(['', '', ''], 2, '60')
  expect(readingsOf(text, 3)).toEqual(['', '', '60'])
  expect(readingsText(text)).toBe('60')
  expect(withReading(readingsOf(text, 3), 2, '')).toBe('')
})

test.each(['60,2 / 59,8 / 60', '60,2; 59,8; 60', '60,2 · 59,8 · 60'])(
  'three readings pasted into the first place become three: %s',
  (pasted) => {
    const text = withReading(['', '', ''], 0, pasted)
    expect(readingsOf(text, 3)).toEqual(['60,2', '59,8', '60'])
  },
)

test('a fraction of an inch is one reading', () => {
  expect(readingsOf(withReading(['', ''], 0, '1 7/8'), 2)).toEqual(['1 7/8', ''])
})

test('readings that differ tell their mean and how far apart they are, others tell nothing', () => {
  expect(spreadOf(['60,2', '59,8', '60'], 'mm')).toEqual({
    mean: '60',
    difference: '0,4',
    isNotable: true,
  })
  expect(spreadOf(['1 7/8', '1 3/4', ''], 'in')).toEqual({
    mean: '1,8125',
    difference: '0,125',
    isNotable: true,
  })
  expect(spreadOf(['60', '60,0', ''], 'mm')).toBeUndefined()
  expect(spreadOf(['60', '', 'gastado'], 'mm')).toBeUndefined()
})

test.each([
  ['mm', ['50,02', '50'], false],
  ['mm', ['50,05', '50'], true],
  ['in', ['1,9695', '1,9685'], false],
  ['in', ['1,9705', '1,9685'], true],
] as const)('in %s, whether %j differ by more than measuring explains: %s', (unit, taken, is) => {
  expect(spreadOf(taken, unit)?.isNotable).toBe(is)
})
