import { describe, expect, test } from 'vitest'
import { uCupSchema } from '#schema/drawings/u-cup.ts'
import { ROD_RADIUS } from '../../assemblies/cylinder-head.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { uCup } from './u-cup.ts'

const draw = (parameters: object = {}) => {
  const drawing = uCupSchema.parse({ kind: 'u-cup', ...parameters })
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

  test('has a sharp edge in front only where its angle is positive', () => {
    const lead = (lip: string) => {
      const { contacts, boundsOfPart } = draw({ lip })
      return (contacts[0]?.from[0] ?? 0) - (boundsOfPart('u-cup')?.x1 ?? 0)
    }
    expect(lead('positive')).toBeCloseTo(0)
    expect(lead('negative')).toBeGreaterThan(5)
  })

  test('shows the visitor the O-ring that spreads the lips, between them', () => {
    const { boundsOfPart, contacts } = draw({ mouth: 'shallow', inside: 'o-ring' })
    const [ring, cup] = [boundsOfPart('u-cup-energiser'), boundsOfPart('u-cup')]
    expect(ring?.r1).toBeGreaterThan(contacts[0]?.from[1] ?? 0)
    expect(ring?.x1).toBeGreaterThan(cup?.x1 ?? 0)
    expect(((ring?.r1 ?? 0) + (ring?.r2 ?? 0)) / 2).toBeCloseTo(
      ((cup?.r1 ?? 0) + (cup?.r2 ?? 0)) / 2,
    )
  })

  test.each(['square-ring', 'wedge-ring'])('lets its %s close the gap at the heel', (heel) => {
    const { boundsOfPart } = draw({ heel })
    const [ring, cup] = [boundsOfPart('u-cup-heel-ring'), boundsOfPart('u-cup')]
    expect(ring?.x2).toBe(cup?.x2)
    expect((ring?.r1 ?? 0) - ROD_RADIUS).toBeLessThan(2)
  })

  test('letters the groove of the rod and that of the piston', () => {
    expect(draw().texts).toEqual(
      expect.arrayContaining(['d h9', 'D1 H9', 'D H9', 'd1 h9', 'L', 'En el pistón']),
    )
  })

  test('in a pneumatic cylinder is pressed by air', () => {
    const { contacts, words } = draw({ pressure: 'air', lip: 'rounded' })
    expect(contacts.every(({ media }) => media[0] === 'gas')).toBe(true)
    expect(words.description).toContain('aire a presión')
    expect(words.description).toContain('película de lubricante')
  })
})
