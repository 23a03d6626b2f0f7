import { expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { drawn } from '../../testing/drawn.ts'

test.each([
  { fibre: 'carbon' },
  { fibre: 'eptfe-graphite', colour: 'black' },
  { fibre: 'graphite', second: { fibre: 'carbon' } },
])('a black yarn is black in dark windows too: no strand of %o is of ink', (parameters) => {
  const { marks, product } = drawn({ kind: 'braided-packing', ...parameters })
  const strands = partsOf(marks).filter(({ material }) => material === 'product')
  expect(product).toBe('black')
  expect(strands.length).toBeGreaterThan(3)
  expect(
    partsOf(marks).filter(({ id, material }) => id === 'strand' && material === 'elastomer'),
  ).toEqual([])
})
