import { expect, test } from 'vitest'
import { isReference, newReference } from './reference.ts'

test('a reference says when the enquiry was written, in Chile', () => {
  expect(newReference(new Date('2026-11-22T13:43:00Z'))).toMatch(/^261122-1043-/)
  expect(newReference(new Date('2026-11-22T02:05:00Z'))).toMatch(/^261121-2305-/)
  expect(newReference(new Date('2026-07-01T04:07:00Z'))).toMatch(/^260701-0007-/)
})

test('chance tells those of a minute apart, and none has a character that is taken for another', () => {
  const now = new Date()
  const references = Array.from({ length: 100 }, () => newReference(now))
  // Two of a hundred are alike once in 160 runs.
  expect(new Set(references).size).toBeGreaterThan(95)
  for (const reference of references) {
    expect(reference).toMatch(/-[^01ILOU]{4}$/)
    expect(isReference(reference)).toBe(true)
  }
})

test.each(['', '261122-1043-K7M', '261122-1043-K7MO', 'x261122-1043-K7M4', 7, undefined])(
  '%j is no reference',
  (value) => {
    expect(isReference(value)).toBe(false)
  },
)
