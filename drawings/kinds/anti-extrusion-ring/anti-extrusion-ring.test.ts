import { expect, test } from 'vitest'
import { ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { antiExtrusionRing } from './anti-extrusion-ring.ts'

test('the ring closes the gap on the side without pressure', () => {
  const { marks } = antiExtrusionRing.layout({ kind: 'anti-extrusion-ring' })
  const [seal, ring] = ['backed-seal', 'backed-ring'].map((id) =>
    boundsOf(partsOf(marks).flatMap((part) => (part.id === id ? flatten(part.outline) : []))),
  )
  expect(ring?.x2).toBeGreaterThanOrEqual(seal?.x2 ?? Infinity)
  expect(ring?.x1).toBeGreaterThan(seal?.x1 ?? Infinity)
  expect((ring?.r1 ?? 0) - ROD_RADIUS).toBeLessThan(2)
})
