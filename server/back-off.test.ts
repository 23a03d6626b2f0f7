import { expect, test } from 'vitest'
import { createBackOff, waitMs } from './back-off.ts'

const DELAYS = { firstMs: 100, maxMs: 1000 }

test('waits double with each failure, up to the cap', () => {
  for (const [failures, middle] of [
    [1, 100],
    [2, 200],
    [3, 400],
  ] as const) {
    const waits = Array.from({ length: 50 }, () => waitMs(DELAYS, failures))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(middle * 0.8)
    expect(Math.max(...waits)).toBeLessThanOrEqual(middle * 1.2)
    expect(new Set(waits).size).toBeGreaterThan(1)
  }
  expect(waitMs(DELAYS, 60)).toBe(1000)
})

test('each destination waits for itself, until it has taken a mail', () => {
  const backOff = createBackOff(DELAYS)
  backOff.postpone('a', 0)
  expect(backOff.postpone('a', 100)).toBeGreaterThan(150)
  expect(backOff.paused(150)).toEqual(['a'])
  expect(backOff.untilMs('b')).toBe(0)
  backOff.clear('a')
  expect(backOff.paused(150)).toEqual([])
  expect(backOff.postpone('a', 200)).toBeLessThanOrEqual(120)
})
