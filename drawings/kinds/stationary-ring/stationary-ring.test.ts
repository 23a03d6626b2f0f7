import { describe, expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { stationaryRing } from './stationary-ring.ts'

const FORMS = ['o-ring', 'l', 'self-aligning', 'square', 't', 'din']
const { marks } = stationaryRing.layout(stationaryRing.schema.parse({ kind: 'stationary-ring' }))
const outlineOf = (id: string) =>
  flatten(partsOf(marks).find((part) => part.id === id)?.outline ?? [])

describe('the stationary rings', () => {
  test.each(FORMS)('stand clear of the shaft, lapped towards the rotary face: %s', (form) => {
    const shaft = boundsOf(outlineOf('shaft'))
    const ring = boundsOf(outlineOf(`${form}-ring`))
    expect(Math.min(Math.abs(ring.r1), Math.abs(ring.r2))).toBeGreaterThan(shaft.r2)
    const lapped = marks.find(({ id }) => id === `${form}-lapped`)
    const [from, to] = lapped?.type === 'line' ? flatten(lapped.path) : []
    expect([from?.[0], to?.[0]]).toEqual([ring.x1, ring.x1])
  })
})
