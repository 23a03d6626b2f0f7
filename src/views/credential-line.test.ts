import { expect, test } from 'vitest'
import { credentialLine } from './credential-line.ts'

test('a certificate says its number and its validity, as far as they are given', () => {
  expect(credentialLine({ number: 'CL-123', validUntil: '2027-06-30' })).toBe(
    'N° CL-123, vigente hasta el 30-06-2027',
  )
  expect(credentialLine({ number: 'CL-123' })).toBe('N° CL-123')
  expect(credentialLine({ validUntil: '2027-06-30' })).toBe('vigente hasta el 30-06-2027')
  expect(credentialLine({})).toBeUndefined()
})
