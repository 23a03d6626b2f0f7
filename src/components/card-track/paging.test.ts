import { expect, test } from 'vitest'
import { pageTarget, rangeText } from './paging.ts'

const solutions = (first: number, visible = 5) => ({ count: 6, first, visible })

test('a phone that shows one card steps by one', () => {
  const steps = [0, 1, 2, 3, 4, 5].map((first) => pageTarget(solutions(first, 1), 'next'))
  expect(steps).toEqual([1, 2, 3, 4, 5, 0])
})

test('a step never leaves a gap behind the last card', () => {
  expect(pageTarget({ count: 8, first: 3, visible: 3 }, 'next')).toBe(5)
  expect(pageTarget({ count: 8, first: 5, visible: 3 }, 'previous')).toBe(2)
})

test('when all cards are in view there is nowhere to go', () => {
  expect(pageTarget(solutions(0, 6), 'next')).toBe(0)
  expect(pageTarget(solutions(0, 8), 'previous')).toBe(0)
})

test.each([
  [solutions(0), '1–5 de 6'],
  [solutions(1), '2–6 de 6'],
  [solutions(5, 1), '6 de 6'],
  [solutions(0, 8), '1–6 de 6'],
  [solutions(4, 4), '5–2 de 6'],
])('the visitor reads where the row stands: %o', (view, text) => {
  expect(rangeText(view)).toBe(text)
})
