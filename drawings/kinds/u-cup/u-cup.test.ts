import { describe, expect, test } from 'vitest'
import { ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { uCup } from './u-cup.ts'

const draw = (parameters: object = {}) => {
  const drawing = uCup.schema.parse({ kind: 'u-cup', ...parameters })
  const layout = uCup.layout(drawing)
  return {
    ...layout,
    texts: layout.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
    boundsOfPart: (id: string) => {
      const part = layout.marks.find((mark) => mark.type === 'part' && mark.id === id)
      return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
    },
    words: uCup.describe(drawing),
  }
}

describe('a U-cup', () => {
  test('shows the visitor that it closes on the rod and on the floor of its groove', () => {
    const { contacts, boundsOfPart } = draw()
    const cup = boundsOfPart('u-cup')
    expect(contacts.map(({ from }) => from[1])).toEqual([ROD_RADIUS, cup?.r2])
    expect(contacts.map(({ parts }) => parts)).toEqual([
      ['u-cup', 'shaft'],
      ['head', 'u-cup'],
    ])
  })

  test.each(['positive', 'negative', 'rounded'])(
    'seals at its pressure side: the edge of a %s lip is nearer the mouth than the heel',
    (lip) => {
      const { contacts, boundsOfPart } = draw({ lip })
      const cup = boundsOfPart('u-cup')
      for (const { to } of contacts) {
        expect(to[0] - (cup?.x1 ?? 0)).toBeLessThan((cup?.x2 ?? 0) - to[0])
      }
    },
  )
  test('in a pneumatic cylinder is pressed by air', () => {
    const { contacts, words } = draw({ pressure: 'air', lip: 'rounded' })
    expect(contacts.every(({ media }) => media[0] === 'gas')).toBe(true)
    expect(words.description).toContain('aire a presión')
    expect(words.description).toContain('película de lubricante')
  })
})
