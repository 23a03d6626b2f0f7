import { expect, test } from 'vitest'
import { path, type Point } from '../kit.ts'
import { pathData, round } from './path-data.ts'

const place = ([x, r]: Point): Point => [round(x), round(100 - r)]

test('each step is written from the point before', () => {
  const outline = path`M10 90 H30 C35 90 40 80 40 70 A10 1 20 70`
  expect(pathData(outline, place)).toBe('M10 10l20 0c5 0 10 10 10 20a10 10 0 0 1 -20 0')
})

test('rounding does not add up: a hundred steps end where the last point is', () => {
  const outline = Array.from({ length: 101 }, (_, i): Point => [i * 1.04, i * 0.33])
  const numbers = [...pathData(outline, place).matchAll(/[Ml](\S+) (\S+?)(?=l|$)/g)]
  const sum = (axis: 1 | 2) => round(numbers.reduce((total, step) => total + Number(step[axis]), 0))
  expect([sum(1), sum(2)]).toEqual(place([104, 33]))
})
