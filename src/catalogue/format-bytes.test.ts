import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [340_400, '340 kB'],
  [999_600, '1 MB'],
  [1_240_000, '1,2 MB'],
  [12_000_000, '12 MB'],
  [10_342_100_000, '10 342,1 MB'],
])('%i bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replaceAll(' ', '\u00a0'))
})
