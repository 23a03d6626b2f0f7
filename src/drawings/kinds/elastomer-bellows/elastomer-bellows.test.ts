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
  test('has no O-ring that slides: none lies on what turns', () => {
    const [face] = boxesOf({}, /^rotary-face$/)
    const [seat] = boxesOf({}, /^stationary-face$/)
    const [ring] = boxesOf({}, /^seat-o-ring$/)
    expect(ring?.x1).toBeGreaterThan(face?.x2 ?? Number.NaN)
    expect(ring?.r1).toBe(seat?.r2)
  })
})
