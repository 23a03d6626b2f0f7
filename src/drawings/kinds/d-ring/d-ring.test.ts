import { describe, expect, test } from 'vitest'
import { dRingSchema } from '#schema/drawings/d-ring.ts'
import { COVER_BORE, COVER_JOINT, COVER_SPIGOT } from '../../assemblies/bolted-cover.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { dRing } from './d-ring.ts'

const draw = (parameters: object = {}) => {
  const drawing = dRingSchema.parse({ kind: 'd-ring', ...parameters })
  const { marks, contacts } = dRing.layout(drawing)
  const ring = marks.find((mark) => mark.type === 'part' && mark.id === 'd-ring')
  return {
    contacts,
    ring: boundsOf(ring?.type === 'part' ? flatten(ring.outline) : []),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

describe('a D-ring', () => {
  test.each([
    { placement: 'spigot', edge: 'r2', face: COVER_BORE },
    { placement: 'bore', edge: 'r1', face: COVER_SPIGOT },
    { placement: 'face', edge: 'x1', face: COVER_JOINT },
  ] as const)('in the $placement presses its crown on the part opposite', (its) => {
    for (const crown of ['domed', 'pointed']) {
      expect(draw({ placement: its.placement, crown }).ring[its.edge]).toBe(its.face)
    }
  })

  test('rests flat on the floor of its groove, so that it cannot roll', () => {
    const { contacts, ring } = draw()
    const [base] = contacts
    expect(base?.from[1]).toBe(ring.r1)
    expect((base?.to[0] ?? 0) - (base?.from[0] ?? 0)).toBe(ring.x2 - ring.x1)
  })

  test('stands between pressure and open air', () => {
    for (const placement of ['bore', 'spigot', 'face']) {
      for (const { media } of draw({ placement, crown: 'pointed' }).contacts) {
        expect(media).toEqual(['process', 'atmosphere'])
      }
    }
  })

  test('letters its three places for the visitor who orders by size', () => {
    expect(draw().texts).toEqual(
      expect.arrayContaining(['d', 'D1', 'D', 'd1', 'L', 'D.I.', 'D.E.']),
    )
  })

  test('shows the sections of the family in a row where they are asked for', () => {
    expect(draw({ profileRow: true }).texts).toEqual(
      expect.arrayContaining(['en D', 'redonda', 'rectangular']),
    )
    expect(draw().texts).not.toContain('redonda')
  })
})
