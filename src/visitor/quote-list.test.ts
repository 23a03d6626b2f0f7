import { expect, test } from 'vitest'
import { added, LINES_MOST, QUANTITY_MOST, wholeQuantity, type QuoteLine } from './quote-list.ts'

const line = (id: string, quantity = 1): QuoteLine => ({ id, label: id, name: id, quantity })

test('a product that is in the list keeps its place and takes the new quantity', () => {
  const list = [line('180', 2), line('155')]
  expect(added(list, line('180', 5))).toEqual([line('180', 5), line('155')])
})

test('the sixty-first line is refused and what is there stays', () => {
  const full = Array.from({ length: LINES_MOST }, (_, index) => line(`s${index}`))
  expect(added(full, line('180'))).toBe(full)
})

test.each([
  [0, 1],
  [-3, 1],
  [2.6, 3],
  [Number.NaN, 1],
  [123_456, QUANTITY_MOST],
])('who asks for %d pieces asks for %d', (asked, whole) => {
  expect(wholeQuantity(asked)).toBe(whole)
})
