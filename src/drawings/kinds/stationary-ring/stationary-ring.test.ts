import { describe, expect, test } from 'vitest'
import { stationaryRingSchema } from '#schema/drawings/stationary-ring.ts'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, distanceToLine, flatten } from '../../geometry.ts'
import { stationaryRing } from './stationary-ring.ts'

const FORMS = ['o-ring', 'l', 'self-aligning', 'square', 't', 'din']
const { marks } = stationaryRing.layout(stationaryRingSchema.parse({ kind: 'stationary-ring' }))
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

  test('are shown three above the shaft and three below it', () => {
    const sides = FORMS.map((form) => Math.sign(boundsOf(outlineOf(`${form}-ring`)).r1))
    expect(sides).toEqual([1, 1, 1, -1, -1, -1])
  })

  test.each(['o-ring', 'din'])('touch their O-ring: %s', (form) => {
    const ring = outlineOf(`${form}-ring`)
    const { x1, x2, r1, r2 } = boundsOf(outlineOf(`${form}-o-ring`))
    const centre = [(x1 + x2) / 2, (r1 + r2) / 2] as const
    const gaps = ring.map((from, i) =>
      distanceToLine(centre, from, ring[(i + 1) % ring.length] ?? from),
    )
    expect(Math.min(...gaps)).toBeCloseTo((r2 - r1) / 2, 0)
  })
})
