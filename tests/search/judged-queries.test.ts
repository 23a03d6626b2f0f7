import { expect, test } from 'vitest'
import { judgedQueries } from './judged-queries.ts'

// For each file, the least percentage of queries whose answer is first, and among the first five.
test.each([
  ['codes', 99, 100],
  ['roles', 93.5, 98.5],
  ['trades', 97, 99],
  ['fresh', 95, 99],
  ['service', 100, 100],
  ['uses', 100, 100],
] as const)('of a hundred %s, %f lead and %f are among the first five', (file, first, five) => {
  const judged = judgedQueries(file)
  const wrong = (isRight: (one: (typeof judged)[number]) => boolean) =>
    judged.filter((one) => !isRight(one)).map(({ query, found }) => `${query}: ${found.join(', ')}`)
  const least = (share: number, missed: readonly string[]) =>
    1 - missed.length / judged.length < share / 100 ? missed : []
  expect(
    least(
      first,
      wrong(({ isFirst }) => isFirst),
    ),
  ).toEqual([])
  expect(
    least(
      five,
      wrong(({ isAmong }) => isAmong),
    ),
  ).toEqual([])
})
