import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { wearBand, BORE } from './wear-band.ts'

const draw = (parameters: object = {}) => {
  const drawing = wearBand.schema.parse({ kind: 'wear-band', ...parameters })
  const { marks, contacts } = wearBand.layout(drawing)
  const outlineOf = (id: string) => {
    const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
    return part?.type === 'part' ? flatten(part.outline) : []
  }
  return {
    contacts,
    outlineOf,
    boundsOfPart: (id: string) => boundsOf(outlineOf(id)),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

describe('a wear band', () => {
  test('slides on the tube on both sides of the seal, and keeps the piston off it', () => {
    const { boundsOfPart, contacts } = draw()
    const [left, right] = [boundsOfPart('band-left'), boundsOfPart('band-right')]
    const seal = boundsOfPart('piston-seal')
    expect(left.x2).toBeLessThan(seal.x1)
    expect(right.x1).toBeGreaterThan(seal.x2)
    expect([left.r2, right.r2]).toEqual([BORE, BORE])
    expect(boundsOfPart('piston').r2).toBeLessThan(BORE)
    expect(contacts.filter(({ parts }) => parts[1].startsWith('band'))).toHaveLength(2)
  })
})
