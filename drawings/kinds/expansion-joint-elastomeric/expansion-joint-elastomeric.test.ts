import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointElastomeric } from './expansion-joint-elastomeric.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointElastomeric.schema.parse({
    kind: 'expansion-joint-elastomeric',
    ...parameters,
  })
  const { marks, contacts } = expansionJointElastomeric.layout(drawing)
  const outlineOf = (id: string) => {
    const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
    return part?.type === 'part' ? flatten(part.outline) : []
  }
  return {
    contacts,
    outlineOf,
    boundsOfPart: (id: string) => boundsOf(outlineOf(id)),
    dashes: marks.filter((mark) => mark.type === 'line' && mark.dash === 'rest').length,
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
    words: expansionJointElastomeric.describe(drawing).description,
  }
}

describe('an elastomeric expansion joint', () => {
  test('lets the fluid touch its inner tube alone', () => {
    const { contacts } = draw()
    expect(contacts.flatMap(({ parts }) => parts).sort()).toEqual(
      ['pipe-left', 'pipe-right', 'tube', 'tube'].sort(),
    )
  })
  test('shortens, stretches or shifts, with its place of rest in dashes', () => {
    const rest = draw().boundsOfPart('tube')
    const lengthOf = (movement: string) => {
      const { x1, x2 } = draw({ movement }).boundsOfPart('wall')
      return x2 - x1
    }
    expect(lengthOf('axial-compression')).toBeLessThan(rest.x2 - rest.x1)
    expect(lengthOf('axial-extension')).toBeGreaterThan(rest.x2 - rest.x1)
    const { boundsOfPart, dashes } = draw({ movement: 'lateral' })
    expect(boundsOfPart('pipe-right').r2).toBeGreaterThan(boundsOfPart('pipe-left').r2)
    expect(dashes).toBeGreaterThan(0)
    expect(draw().dashes).toBe(0)
  })
})
