import { expect, test } from 'vitest'
import { likelyCounts } from './pasted-counts.ts'

test.each([
  ['-3 170', '170', 1, [3, 1]],
  ['442C x 0', '442C', 1, [1]],
  ['442C x 501', '442C', 501, [501]],
  ['442C\t2\t45\t7', '442C', 2, [2, 45, 7]],
])('the quantity of «%s» may be one of these', (written, label, quantity, counts) => {
  expect(likelyCounts(written, { id: label, label, name: label, quantity })).toEqual(counts)
})
