import { expect, test } from 'vitest'
import { acrossAt } from './full-lines.ts'

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => acrossAt(index, count))

test('up to four stand side by side', () => {
  expect([1, 2, 3, 4].map(linesOf)).toEqual([[1], [2, 2], [3, 3, 3], [4, 4, 4, 4]])
})

test('five stand two and three, seven three and four: no line ends half empty', () => {
  expect(linesOf(5)).toEqual([2, 2, 3, 3, 3])
  expect(linesOf(7)).toEqual([3, 3, 3, 4, 4, 4, 4])
})

test.each([6, 8, 9, 10, 11, 12, 13])('of %i every line is full', (count) => {
  const lines = linesOf(count)
  for (const across of new Set(lines)) {
    expect(lines.filter((one) => one === across).length % across).toBe(0)
  }
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
})
