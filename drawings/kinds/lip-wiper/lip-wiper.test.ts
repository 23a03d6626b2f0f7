import { describe, expect, test } from 'vitest'
import { HEAD_END, ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { lipWiper } from './lip-wiper.ts'

const draw = (parameters: object = {}) => {
  const drawing = lipWiper.schema.parse({ kind: 'lip-wiper', ...parameters })
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
  test.each([{}, { mount: 'jacket' }, { lips: 'double' }])(
    'meets the returning rod outside the head, with its sharp edge in front: %o',
    (parameters) => {
      const { sliding, boundsOfPart } = draw(parameters)
      const edge = sliding.at(-1)?.to
      expect(edge?.[0]).toBeGreaterThan(HEAD_END)
      expect(edge).toEqual([boundsOfPart('wiper')?.x2, ROD_RADIUS])
    },
  )
  test('stands dry: the rod seal beside it holds the oil back', () => {
    const { sliding, boundsOfPart, words } = draw()
    expect(sliding.flatMap(({ media }) => media)).toEqual(['atmosphere', 'atmosphere'])
    expect(boundsOfPart('rod-seal')?.x2).toBeLessThan(boundsOfPart('wiper')?.x1 ?? 0)
    expect(words).toContain('sello de vástago')
  })
})
