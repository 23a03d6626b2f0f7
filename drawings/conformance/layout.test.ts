import { describe, expect, test } from 'vitest'
import { EVERY_KIND, faultsOf } from '../testing/every-kind.ts'
import {
  calloutFaults,
  coveredLettering,
  crossedLettering,
  leadersSideBySide,
  strays,
  tooManyCallouts,
} from './lettering.ts'
import { confusableNeighbours, overlaps } from './parts.ts'

describe.each(EVERY_KIND)('every drawing of kind $kind', ({ drawings }) => {
  test('stays inside its sheet', () => expect(faultsOf(drawings, strays)).toEqual([]))
  test('never puts two solids in one place, nor one in the shaft', () =>
    expect(faultsOf(drawings, overlaps)).toEqual([]))
  test('tells neighbours apart by their hatch', () =>
    expect(faultsOf(drawings, confusableNeighbours)).toEqual([]))
  test('names what the dots lie on, with leaders that never cross', () =>
    expect(faultsOf(drawings, calloutFaults)).toEqual([]))
  test('names no more than ten things', () =>
    expect(faultsOf(drawings, tooManyCallouts)).toEqual([]))
  test('parts leaders that come near to each other by 15°', () =>
    expect(faultsOf(drawings, leadersSideBySide)).toEqual([]))
  test('leads no leader through lettering or a dimension, nor through a view or instrument that it does not name', () =>
    expect(faultsOf(drawings, crossedLettering)).toEqual([]))
  test('letters on bare paper', () => expect(faultsOf(drawings, coveredLettering)).toEqual([]))
})
