import { expect, test } from 'vitest'
import { partMarks } from '../../conformance/parts.ts'
import { drawn } from '../../testing/drawn.ts'

test.each([
  { fibre: 'carbon' },
  { fibre: 'eptfe-graphite', colour: 'black' },
  { fibre: 'graphite', second: { fibre: 'carbon' } },
])('a black yarn is black in dark windows too: no strand of %o is of ink', (parameters) => {
  const { marks, product } = drawn({ kind: 'braided-packing', ...parameters })
  const strands = partMarks(marks).filter(({ material }) => material === 'product')
  expect(product).toBe('black')
  expect(strands.length).toBeGreaterThan(3)
  expect(
    partMarks(marks).filter(({ id, material }) => id === 'strand' && material === 'elastomer'),
  ).toEqual([])
})
