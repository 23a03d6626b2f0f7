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

  test('hollowed for an O-ring reaches round it', () => {
    const contoured = draw({ seal: 'o-ring', profile: 'contoured' })
    expect(contoured.ring?.x1).toBeLessThan((contoured.seal?.x2 ?? 0) - 10)
    const plain = draw({ seal: 'o-ring' })
    expect(plain.ring?.x1).toBeCloseTo(plain.seal?.x2 ?? 0)
  })

  test('shows the visitor whether it comes in one piece, cut, or both', () => {
    expect(draw().texts).toContain('continuo')
    expect(draw().texts).not.toContain('partido')
    expect(draw({ ring: 'split' }).boundsOfPart('front-split-cut')).toBeDefined()
    expect(draw({ ring: 'either' }).texts).toEqual(expect.arrayContaining(['continuo', 'partido']))
  })

  test('backs the seal of a piston on the same side', () => {
    const { boundsOfPart } = draw()
    const [ring, seal] = [boundsOfPart('piston-view-ring'), boundsOfPart('piston-view-seal')]
    expect(ring?.x1).toBeCloseTo(seal?.x2 ?? 0)
  })

  test('shows the other profiles in a row where they are asked for', () => {
    expect(draw({ profileRow: true }).texts).toEqual(
      expect.arrayContaining(['recto', 'cuña', 'chaflán', 'cóncavo']),
    )
    expect(draw().texts).not.toContain('cuña')
  })
})
