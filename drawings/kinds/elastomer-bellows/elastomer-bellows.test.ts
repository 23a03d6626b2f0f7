import { describe, expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { elastomerBellows } from './elastomer-bellows.ts'

const { marks } = elastomerBellows.layout({ kind: 'elastomer-bellows' })
const boxesOf = (id: string) =>
  partsOf(marks)
    .filter((part) => part.id === id)
    .map(({ outline }) => boundsOf(flatten(outline)))

describe('a rubber bellows seal', () => {
  test('has no O-ring that slides: none lies on what turns', () => {
    const [face] = boxesOf('rotary-face')
    const [seat] = boxesOf('stationary-face')
    const [ring] = boxesOf('seat-o-ring')
    expect(ring?.x1).toBeGreaterThan(face?.x2 ?? Number.NaN)
    expect(ring?.r1).toBe(seat?.r2)
  })
})
