import { describe, expect, test } from 'vitest'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointMetallic } from './expansion-joint-metallic.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointMetallic.schema.parse({
    kind: 'expansion-joint-metallic',
    ...parameters,
  })
  const layout = expansionJointMetallic.layout(drawing)
  return {
    at: rasterOf(layout).at,
    ids: layout.marks.map(({ id }) => id),
    boundsOfPart: (id: string) => {
      const part = layout.marks.find((mark) => mark.type === 'part' && mark.id === id)
      return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
    },
    texts: layout.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
  }
}

describe('a metal expansion joint', () => {
  test('holds the pressure inside its bellows', () => {
    const usual = draw()
    const bellows = usual.boundsOfPart('bellows')
    const middle = ((bellows?.x1 ?? 0) + (bellows?.x2 ?? 0)) / 2
    expect(usual.at(middle, (bellows?.r2 ?? 0) + 4)).toBe('atmosphere')
    expect(usual.at(middle, (bellows?.r1 ?? 0) - 20)).toBe('process')
  })
})
