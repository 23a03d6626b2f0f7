import { expect, test } from 'vitest'
import { leaks } from '../../conformance/raster.ts'
import { flangeLeak } from './flange-leak.ts'

const layout = flangeLeak.layout({ kind: 'flange-leak' })

test('it leaks: fluid meets air above the gap, and nowhere else', () => {
  const places = leaks({ ...layout, openings: [] }).map((fault) => {
    const [, x = '', r = ''] = fault.match(/\[(\d+), (\d+)\]/) ?? []
    return { x: Number(x), r: Number(r) }
  })
  const outside = places.filter(({ r }) => r > 100)
  expect(outside.length).toBeGreaterThan(0)
  for (const { x, r } of outside) {
    expect(Math.abs(x - 480)).toBeLessThan(130)
    expect(r).toBeGreaterThanOrEqual(250)
  }
})
