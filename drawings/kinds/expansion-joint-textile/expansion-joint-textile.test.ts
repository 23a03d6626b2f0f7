import { describe, expect, test } from 'vitest'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointTextile } from './expansion-joint-textile.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointTextile.schema.parse({
    kind: 'expansion-joint-textile',
    ...parameters,
  })
  const layout = expansionJointTextile.layout(drawing)
  return {
    at: rasterOf(layout).at,
    ids: layout.marks.map(({ id }) => id),
    boundsOfPart: (id: string) => {
      const part = layout.marks.find((mark) => mark.type === 'part' && mark.id === id)
      if (part?.type !== 'part') throw new Error(`${id} is not drawn`)
      return boundsOf(flatten(part.outline))
    },
    texts: layout.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

describe('a fabric expansion joint', () => {
  test('has its blanket under the fabric, on the side of the gas', () => {
    const { boundsOfPart, at } = draw({ frame: 'on-l-profiles', blanket: 'medium' })
    const [blanket, cover] = [boundsOfPart('blanket'), boundsOfPart('cover')]
    expect(blanket.r2).toBe(cover.r1)
    const middle = (cover.x1 + cover.x2) / 2
    expect(at(middle, blanket.r1 - 3)).toBe('process')
    expect(at(middle, cover.r2 + 3)).toBe('atmosphere')
  })
})
