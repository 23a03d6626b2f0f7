import { describe, expect, test } from 'vitest'
import { lipSchema } from '#schema/drawings/lip.ts'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import type { Lip } from './dimensions.ts'
import { lip } from './lip.ts'

const CONSTRUCTIONS = ['flexed-lip', 'split-body', 'energised-packing'] as const
const seal = (construction: Lip['construction']) =>
  lip.layout(lipSchema.parse({ kind: 'lip', construction }))
const boxOf = (construction: Lip['construction'], id: string) =>
  boundsOf(flatten(partsOf(seal(construction).marks).find((part) => part.id === id)?.outline ?? []))

describe('a seal that runs on the shaft', () => {
  test.each(CONSTRUCTIONS)(
    'holds the oil back first, whatever touches the shaft: %s',
    (construction) => {
      const { contacts } = seal(construction)
      const inner = boxOf(construction, 'inner-ring')
      expect(contacts[0]?.media).toEqual(['process', 'atmosphere'])
      for (const { from, to, parts } of contacts) {
        expect([from[1], to[1]]).toEqual([inner.r1, inner.r1])
        expect(parts[1]).toBe('shaft')
      }
    },
  )

  test.each(CONSTRUCTIONS)(
    'fits in the bore of the cover, flush with its face: %s',
    (construction) => {
      expect(boxOf(construction, 'body').x2).toBe(boxOf(construction, 'cover').x2)
    },
  )

  test('is the same from either end, if it may be fitted either way', () => {
    const { x1, x2 } = boxOf('split-body', 'body')
    const rings = seal('split-body').contacts.map(({ from, to }) => [from[0] - x1, x2 - to[0]])
    expect(rings).toEqual(rings.toReversed().map((ends) => ends.toReversed()))
  })

  test('presses its packing on the shaft with foam, which never touches it', () => {
    const [packing, foam] = ['packing', 'foam'].map((id) => boxOf('energised-packing', id))
    expect(foam?.r1).toBe(packing?.r2)
  })

  test('is seen from the front only where it opens', () => {
    const hasFront = CONSTRUCTIONS.map((construction) =>
      seal(construction).marks.some(({ id }) => id?.startsWith('front-')),
    )
    expect(hasFront).toEqual([false, true, true])
  })
})
