import { describe, expect, test } from 'vitest'
import { valuesOf } from '../../conformance/limits.ts'
import { partsOf } from '../../conformance/parts.ts'
import { bellows } from './bellows.ts'
import type { Bellows } from './dimensions.ts'

const drawings = valuesOf(bellows.schema).map(({ value }) => value as Bellows)
const seal = (parameters: Partial<Bellows>) =>
  bellows.layout(bellows.schema.parse({ kind: 'bellows', ...parameters }))

describe('a bellows seal', () => {
  test('has a bellows between each holder and its face, and one pair of faces for each', () => {
    for (const drawing of drawings) {
      const { marks, contacts } = bellows.layout(drawing)
      const count = drawing.arrangement === 'tandem' ? 2 : 1
      expect(partsOf(marks).filter(({ id }) => /^(outer-)?bellows$/.test(id))).toHaveLength(count)
      expect(contacts).toHaveLength(count)
    }
  })

  test('faces the process with both bellows of a tandem, barrier fluid between', () => {
    expect(seal({ arrangement: 'tandem' }).contacts.map(({ media }) => media)).toEqual([
      ['barrier', 'process'],
      ['atmosphere', 'barrier'],
    ])
  })

  test('carries no elastomer where graphite seals', () => {
    for (const drawing of drawings) {
      const elastomers = partsOf(bellows.layout(drawing).marks).filter(
        ({ material }) => material === 'elastomer',
      )
      expect(elastomers.length > 0).toBe(drawing.secondarySeals === 'o-ring')
    }
  })
  test('is refused with a flush port where there is no gland of its own', () => {
    expect(() => seal({ arrangement: 'component', flush: 'radial' })).toThrow(/flush/)
  })
})
