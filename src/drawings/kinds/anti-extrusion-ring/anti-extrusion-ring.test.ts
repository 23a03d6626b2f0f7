import { describe, expect, test } from 'vitest'
import { antiExtrusionRingSchema } from '#schema/drawings/anti-extrusion-ring.ts'
import { ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { antiExtrusionRing } from './anti-extrusion-ring.ts'

const draw = (parameters: object = {}) => {
  const drawing = antiExtrusionRingSchema.parse({ kind: 'anti-extrusion-ring', ...parameters })
  const { marks } = antiExtrusionRing.layout(drawing)
  const boundsOfPart = (id: string) => {
    const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
    return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
  }
  return {
    boundsOfPart,
    ring: boundsOfPart('backed-ring'),
    seal: boundsOfPart('backed-seal'),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}
const BACKED = [
  { profile: 'rectangular' },
  { profile: 'wedge' },
  { profile: 'chamfered' },
  { seal: 'o-ring', profile: 'rectangular' },
  { seal: 'o-ring', profile: 'contoured' },
]

describe('an anti-extrusion ring', () => {
  test.each(BACKED)('closes the gap on the side without pressure: %o', (parameters) => {
    const { ring, seal } = draw(parameters)
    expect(ring?.x2).toBeGreaterThanOrEqual(seal?.x2 ?? Infinity)
    expect(ring?.x1).toBeGreaterThan(seal?.x1 ?? Infinity)
    expect((ring?.r1 ?? 0) - ROD_RADIUS).toBeLessThan(2)
  })
})
