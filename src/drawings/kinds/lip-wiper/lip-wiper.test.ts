import { describe, expect, test } from 'vitest'
import { lipWiperSchema } from '#schema/drawings/lip-wiper.ts'
import { HEAD_END, ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { WIPER_HEIGHT } from '../../parts/wiper-section.ts'
import { lipWiper } from './lip-wiper.ts'

const draw = (parameters: object = {}) => {
  const drawing = lipWiperSchema.parse({ kind: 'lip-wiper', ...parameters })
  const { marks, contacts } = lipWiper.layout(drawing)
  return {
    sliding: contacts.filter(({ parts }) => parts[1] === 'shaft'),
    fixed: contacts.filter(({ parts }) => parts[0] === 'head'),
    texts: marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
    boundsOfPart: (id: string) => {
      const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
      return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
    },
    words: lipWiper.describe(drawing).description,
  }
}

describe('a wiper', () => {
  test.each([{}, { mount: 'jacket' }, { profile: 'stepped' }, { profile: 'snap-in' }])(
    'meets the returning rod outside the head, with its sharp edge in front: %o',
    (parameters) => {
      const { sliding, boundsOfPart } = draw(parameters)
      const edge = sliding.at(-1)?.to
      expect(edge?.[0]).toBeGreaterThan(HEAD_END)
      expect(edge).toEqual([boundsOfPart('wiper')?.x2, ROD_RADIUS])
    },
  )

  test('jacketed fills an open counterbore, without a lid', () => {
    const { boundsOfPart, texts } = draw({ mount: 'jacket' })
    const jacket = boundsOfPart('wiper-jacket')
    expect(jacket?.x2).toBe(HEAD_END)
    expect(jacket?.r2).toBe(ROD_RADIUS + WIPER_HEIGHT)
    expect(texts).toEqual(expect.arrayContaining(['Montaje a presión', 'D4 H9', 'L1']))
  })

  test('with two lips also turns one to the inside', () => {
    const [inner, outer] = draw({ lips: 'double' }).sliding
    expect(inner?.to[0]).toBeLessThan(outer?.from[0] ?? 0)
    expect(draw().sliding).toHaveLength(1)
  })

  test('seals the floor of its groove with a bead where it is machined', () => {
    const length = (staticBead: boolean) => {
      const [contact] = draw({ staticBead }).fixed
      return (contact?.to[0] ?? 0) - (contact?.from[0] ?? 0)
    }
    expect(length(true)).toBeLessThan(length(false) / 4)
  })

  test('stands dry: the rod seal beside it holds the oil back', () => {
    const { sliding, boundsOfPart, words } = draw()
    expect(sliding.flatMap(({ media }) => media)).toEqual(['atmosphere', 'atmosphere'])
    expect(boundsOfPart('rod-seal')?.x2).toBeLessThan(boundsOfPart('wiper')?.x1 ?? 0)
    expect(words).toContain('sello de vástago')
  })

  test('shows the other profiles in a row where they are asked for', () => {
    expect(draw({ profileRow: true }).texts).toEqual(
      expect.arrayContaining(['escalonado', 'de enganche', 'doble labio']),
    )
    expect(draw().texts).not.toContain('escalonado')
  })
})
