import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { cartridgeDual } from './cartridge-dual.ts'

const drawing = (parameters: object) =>
  cartridgeDual.schema.parse({ kind: 'cartridge-dual', ...parameters })
const layoutOf = (parameters: object) => cartridgeDual.layout(drawing(parameters))

describe('a double cartridge', () => {
  test.each(['external', 'multiple', 'omitted'])(
    'shows the visitor barrier fluid between two pairs of faces, with springs %s',
    (springs) => {
      const media = layoutOf({ springs }).contacts.map((contact) => contact.media)
      expect(media).toEqual([
        ['barrier', 'process'],
        ['barrier', 'atmosphere'],
      ])
    },
  )

  test('stays balanced for the visitor whose barrier pressure falls below that of the process', () => {
    for (const faceProfile of ['solid', 'low-profile']) {
      const { contacts, marks } = layoutOf({ faceProfile })
      const seal = marks.find(({ id }) => id === 'inner-stationary-o-ring')
      const ring = seal?.type === 'part' ? boundsOf(flatten(seal.outline)) : undefined
      const [inner, outer] = contacts.map(({ balanceRadius }) => balanceRadius)
      expect(ring?.r1).toBeCloseTo(inner ?? 0)
      expect(ring?.r2).toBeCloseTo(outer ?? 0)
    }
  })
})
