import { describe, expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { lip, type Lip } from './lip.ts'

const CONSTRUCTIONS = ['flexed-lip', 'split-body', 'energised-packing'] as const
const seal = (construction: Lip['construction']) =>
  lip.layout(lip.schema.parse({ kind: 'lip', construction }))
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
})
