import { describe, expect, test } from 'vitest'
import { expansionJointElastomericSchema } from '#schema/drawings/expansion-joint-elastomeric.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointElastomeric } from './expansion-joint-elastomeric.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointElastomericSchema.parse({
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
/** How often the outline rises to a peak above the flange's fillets. */
const peaksOf = (outline: readonly (readonly [number, number])[]) =>
  outline.filter(
    ([, r], i) => r > (outline[i - 1]?.[1] ?? Infinity) && r >= (outline[i + 1]?.[1] ?? Infinity),
  ).length

describe('an elastomeric expansion joint', () => {
  test('lets the fluid touch its inner tube alone', () => {
    const { contacts } = draw()
    expect(contacts.flatMap(({ parts }) => parts).sort()).toEqual(
      ['pipe-left', 'pipe-right', 'tube', 'tube'].sort(),
    )
  })

  test('has its layers one round the other', () => {
    const { boundsOfPart } = draw()
    const heights = ['tube', 'carcass', 'cover'].map((id) => boundsOfPart(id).r2)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(boundsOfPart('tube').r1).toBeLessThan(boundsOfPart('carcass').r1)
  })

  test.each([1, 2])('shows %i arches in one body', (arches) => {
    const inner = draw({ arches })
      .outlineOf('tube')
      .slice(0, 21 * arches)
    expect(peaksOf(inner)).toBe(arches)
  })

  test('is longer with each arch', () => {
    const lengths = [1, 2].map((arches) => {
      const { x1, x2 } = draw({ arches }).boundsOfPart('tube')
      return x2 - x1
    })
    expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b))
  })

  test('runs level along the bottom of an eccentric reducer', () => {
    const { boundsOfPart } = draw({ body: 'eccentric-reducer' })
    const { r2 } = boundsOfPart('pipe-right')
    expect(r2).toBeLessThan(boundsOfPart('pipe-left').r2)
    expect(boundsOfPart('pipe-right-outside').r1).toBe(boundsOfPart('pipe-left-outside').r1)
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

  test.each([
    ['axial-compression', 'Compresión axial', '−X'],
    ['axial-extension', 'Extensión axial', '+X'],
    ['lateral', 'Deflexión lateral', 'Y'],
  ])('names the movement %s', (movement, name, letter) => {
    const { texts, words } = draw({ movement })
    expect(texts).toEqual(expect.arrayContaining([name, letter]))
    expect(words).toContain('trazos')
  })
})
