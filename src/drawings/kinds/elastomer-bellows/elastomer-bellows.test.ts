import { describe, expect, test } from 'vitest'
import { elastomerBellowsSchema } from '#schema/drawings/elastomer-bellows.ts'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import type { ElastomerBellows } from './dimensions.ts'
import { elastomerBellows } from './elastomer-bellows.ts'

const seal = (parameters: Partial<ElastomerBellows> = {}) =>
  elastomerBellows.layout(
    elastomerBellowsSchema.parse({ kind: 'elastomer-bellows', ...parameters }),
  )
const boxesOf = (parameters: Partial<ElastomerBellows>, id: RegExp) =>
  partsOf(seal(parameters).marks)
    .filter((part) => id.test(part.id))
    .map(({ outline }) => boundsOf(flatten(outline)))

describe('a rubber bellows seal', () => {
  test('grips the shaft and reaches to its face', () => {
    const [rubber] = boxesOf({}, /^bellows$/)
    const [shaftBox] = boxesOf({}, /^shaft$/)
    const [face] = boxesOf({}, /^rotary-face$/)
    expect(rubber?.r1).toBe(shaftBox?.r2)
    expect(rubber?.x2).toBe(face?.x1)
  })

  test('has one spring, whose coils widen towards the face only if it is conical', () => {
    const tops = (spring: ElastomerBellows['spring']) =>
      boxesOf({ spring }, /^coil-/).map(({ r2 }) => r2)
    expect(new Set(tops('cylindrical')).size).toBe(1)
    expect(tops('conical')).toEqual(tops('conical').toSorted((a, b) => a - b))
    expect(new Set(tops('conical')).size).toBeGreaterThan(1)
  })

  test('has no O-ring that slides: none lies on what turns', () => {
    const [face] = boxesOf({}, /^rotary-face$/)
    const [seat] = boxesOf({}, /^stationary-face$/)
    const [ring] = boxesOf({}, /^seat-o-ring$/)
    expect(ring?.x1).toBeGreaterThan(face?.x2 ?? Number.NaN)
    expect(ring?.r1).toBe(seat?.r2)
  })

  test('shows four ways to hold the seat', () => {
    expect(boxesOf({}, /^seat-(o-ring|din|square|self-aligning)-ring$/)).toHaveLength(4)
  })
})
