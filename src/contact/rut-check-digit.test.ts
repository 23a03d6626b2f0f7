import { expect, test } from 'vitest'
import { hasOddCheckDigit } from './rut-check-digit.ts'

test('a RUT with its own check digit raises no question', () => {
  // Worked by hand: 12345678 → 138, 138 mod 11 = 6, 11 - 6 = 5.
  for (const rut of [
    '12345678-5',
    '11111111-1',
    '76354771-K',
    '76354771-k',
    '1000013-0',
    '7654321-6',
  ]) {
    expect(hasOddCheckDigit(rut)).toBe(false)
  }
})

test('a RUT with another check digit raises one', () => {
  for (const rut of ['12345678-9', '12345678-K', '76354771-0', '11111111-2', ' 12345678-9 ']) {
    expect(hasOddCheckDigit(rut)).toBe(true)
  }
})

test('an incomplete RUT raises no hint about its check digit', () => {
  for (const rut of ['', '1', '12345678', '12.345.678-9', '123456789']) {
    expect(hasOddCheckDigit(rut)).toBe(false)
  }
})
