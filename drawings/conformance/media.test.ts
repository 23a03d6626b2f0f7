import { describe, expect, test } from 'vitest'
import { EVERY_KIND, faultsOf } from '../testing/every-kind.ts'
import { contactFaults } from './parts.ts'
import { leaks } from './raster.ts'

describe.each(EVERY_KIND)('every drawing of kind $kind', ({ drawings }) => {
  test('closes every contact, balanced, with the right medium at both ends', () =>
    expect(faultsOf(drawings, contactFaults)).toEqual([]))
  test('never lets two media meet', () => expect(faultsOf(drawings, leaks)).toEqual([]))
})
