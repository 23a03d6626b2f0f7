import { describe, expect, test } from 'vitest'
import { expansionJointTextileSchema } from '#schema/drawings/expansion-joint-textile.ts'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointTextile } from './expansion-joint-textile.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointTextileSchema.parse({
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
    words: expansionJointTextile.describe(drawing).description,
  }
}
const heightOf = ({ r1, r2 }: { r1: number; r2: number }) => r2 - r1

describe('a fabric expansion joint', () => {
  test('has its blanket under the fabric, on the side of the gas', () => {
    const { boundsOfPart, at } = draw({ frame: 'on-l-profiles', blanket: 'medium' })
    const [blanket, cover] = [boundsOfPart('blanket'), boundsOfPart('cover')]
    expect(blanket.r2).toBe(cover.r1)
    const middle = (cover.x1 + cover.x2) / 2
    expect(at(middle, blanket.r1 - 3)).toBe('process')
    expect(at(middle, cover.r2 + 3)).toBe('atmosphere')
  })

  test('shows a thicker blanket for more heat, and none where there is none', () => {
    const depths = ['thin', 'medium', 'thick'].map((blanket) =>
      heightOf(draw({ frame: 'on-l-profiles', blanket }).boundsOfPart('blanket')),
    )
    expect(depths).toEqual([...new Set(depths)].toSorted((a, b) => a - b))
    expect(draw().ids).not.toContain('blanket')
  })

  test('turns up into flanges only in type I; the other types keep it flat', () => {
    const turned = heightOf(draw({ frame: 'integral-flange' }).boundsOfPart('cover'))
    for (const frame of ['between-angles', 'on-l-profiles', 'insulated']) {
      expect(heightOf(draw({ frame }).boundsOfPart('cover'))).toBeLessThan(turned / 4)
    }
  })

  test('keeps the gas off with liner and insulation only in type IV', () => {
    const { ids, boundsOfPart } = draw({ frame: 'insulated' })
    expect(ids).toEqual(expect.arrayContaining(['liner', 'insulation']))
    expect(boundsOfPart('liner').r1).toBeLessThan(boundsOfPart('insulation').r1)
    expect(draw({ frame: 'on-l-profiles' }).ids).not.toContain('liner')
  })

  test('lets the visitor compare the four types, or see the fabric alone', () => {
    expect(draw({ beside: 'frames' }).texts).toEqual(
      expect.arrayContaining(['Tipo I', 'Tipo II', 'Tipo III', 'Tipo IV']),
    )
    expect(draw().texts).toEqual(expect.arrayContaining(['Sección de la tela', 'e']))
  })

  test('bulges, tightens or crosses as the ducts move', () => {
    const coverOf = (movement: string) => draw({ movement }).boundsOfPart('cover')
    expect(coverOf('axial-compression').x2 - coverOf('axial-compression').x1).toBeLessThan(
      coverOf('axial-extension').x2 - coverOf('axial-extension').x1,
    )
    const { boundsOfPart, words } = draw({ movement: 'lateral' })
    expect(boundsOfPart('duct-right').r1).toBeGreaterThan(boundsOfPart('duct-left').r1)
    expect(words).toContain('trazos')
  })
})
