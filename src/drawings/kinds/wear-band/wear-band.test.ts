import { describe, expect, test } from 'vitest'
import { wearBandSchema } from '#schema/drawings/wear-band.ts'
import { BORE } from '../../assemblies/cylinder-piston.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { BAND_THICKNESS } from '../../parts/wear-band-section.ts'
import { wearBand } from './wear-band.ts'

const draw = (parameters: object = {}) => {
  const drawing = wearBandSchema.parse({ kind: 'wear-band', ...parameters })
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

  test('shows the visitor each cut on another side of the piston', () => {
    const { boundsOfPart } = draw()
    expect(boundsOfPart('band-left-cut').r1).toBeGreaterThan(boundsOfPart('band-right-cut').r2)
  })

  test('is cut straight, at an angle or in a step', () => {
    const heightOf = (cut: string) => {
      const { r1, r2 } = draw({ cut }).boundsOfPart('band-left-cut')
      return r2 - r1
    }
    expect(heightOf('butt')).toBeLessThan(heightOf('step'))
    expect(heightOf('step')).toBeLessThan(heightOf('angled'))
    expect(draw({ cut: 'step' }).outlineOf('band-left-cut')).toHaveLength(8)
  })

  test.each(['l', 't', 'u'])(
    'of profile %s reaches deeper into its groove than a flat one',
    (profile) => {
      const { r1, r2 } = draw({ profile }).boundsOfPart('band-left')
      expect(r2 - r1).toBeGreaterThan(BAND_THICKNESS)
      expect(boundsOf(draw().outlineOf('band-left')).r1).toBe(BORE - BAND_THICKNESS)
    },
  )

  test.each([
    { supply: 'roll', shown: ['Rollo y largo cortado'] },
    { supply: 'ring', shown: ['H1', 'S'] },
    { supply: 'to-drawing', shown: ['plano', 'en L', 'en T', 'en U'] },
  ])('shows the visitor how it is supplied: $supply', ({ supply, shown }) => {
    expect(draw({ supply }).texts).toEqual(expect.arrayContaining(shown))
  })
})
