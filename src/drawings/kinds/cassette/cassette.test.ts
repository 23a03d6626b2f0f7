import { describe, expect, test } from 'vitest'
import { cassetteSchema } from '#schema/drawings/cassette.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import type { PartMark } from '../../model.ts'
import { cassette } from './cassette.ts'

const layoutOf = (parameters: object) =>
  cassette.layout(cassetteSchema.parse({ kind: 'cassette', ...parameters }))

function partsOf({ marks }: ReturnType<typeof layoutOf>, ids: readonly string[]): PartMark[] {
  return marks.filter((mark): mark is PartMark => mark.type === 'part' && ids.includes(mark.id))
}

describe('a cassette seal', () => {
  test.each(['single', 'tandem'])(
    'runs a heavy line round all that is changed, %s',
    (arrangement) => {
      const layout = layoutOf({ arrangement })
      const line = layout.marks.find(({ id }) => id === 'contour')
      if (line?.type !== 'line') throw new Error('the contour is not drawn')
      const contour = boundsOf(flatten(line.path))
      const ids = ['sleeve', 'insert', 'bushing', ...layout.contacts.flatMap(({ parts }) => parts)]
      const changed = partsOf(layout, ids)
      expect(changed).toHaveLength(new Set(ids).size)
      for (const { outline } of changed) {
        const part = boundsOf(flatten(outline))
        expect(part.x1).toBeGreaterThanOrEqual(contour.x1)
        expect(part.x2).toBeLessThanOrEqual(contour.x2)
        expect(part.r2).toBeLessThanOrEqual(contour.r2)
      }
      expect(line.weight).toBe('contact')
    },
  )

  test('keeps one gland for both arrangements, so that the visitor sees what stays on the pump', () => {
    const outlines = ['single', 'tandem'].map((arrangement) =>
      partsOf(layoutOf({ arrangement }), ['gland']).map(({ outline }) => outline),
    )
    expect(outlines[0]).toEqual(outlines[1])
  })

  test('turns both pairs of a tandem towards the process for the visitor', () => {
    const { contacts } = layoutOf({ arrangement: 'tandem' })
    expect(contacts.map(({ parts }) => parts)).toEqual([
      ['inner-rotary', 'inner-stationary'],
      ['outer-rotary', 'outer-stationary'],
    ])
    expect(contacts.map(({ media }) => media)).toEqual([
      ['barrier', 'process'],
      ['atmosphere', 'barrier'],
    ])
  })
})
