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

  test('turns up into flanges in type I, and stays flat in type III', () => {
    const turned = heightOf(draw({ frame: 'integral-flange' }).boundsOfPart('cover'))
    const flat = heightOf(draw({ frame: 'on-l-profiles' }).boundsOfPart('cover'))
    expect(flat).toBeLessThan(turned / 4)
  })

  test('lets the visitor compare the four types, or see the fabric alone', () => {
    expect(draw({ beside: 'frames' }).texts).toEqual(
      expect.arrayContaining(['Tipo I', 'Tipo II', 'Tipo III', 'Tipo IV']),
    )
    expect(draw().texts).toEqual(expect.arrayContaining(['Sección de la tela', 'e']))
  })
})
