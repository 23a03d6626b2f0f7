import { describe, expect, test } from 'vitest'
import { dRingSchema } from '#schema/drawings/d-ring.ts'
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
  test('stands between pressure and open air', () => {
    for (const placement of ['bore', 'spigot', 'face']) {
      for (const { media } of draw({ placement, crown: 'pointed' }).contacts) {
        expect(media).toEqual(['process', 'atmosphere'])
      }
    }
  })
})
