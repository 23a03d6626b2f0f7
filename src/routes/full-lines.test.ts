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
  for (let index = 0; index < count; index += lines[index]!) {
    const across = lines[index]!
    expect(lines.slice(index, index + across)).toEqual(Array(across).fill(across))
  }
})
