import { describe, expect, test } from 'vitest'
import { expansionJointMetallicSchema } from '#schema/drawings/expansion-joint-metallic.ts'
import { rasterOf } from '../../conformance/raster.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { expansionJointMetallic } from './expansion-joint-metallic.ts'

const draw = (parameters: object = {}) => {
  const drawing = expansionJointMetallicSchema.parse({
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
  test('has two bellows where it is universal, and one otherwise', () => {
    expect(draw({ type: 'universal' }).ids).toContain('second-bellows')
    for (const type of ['single', 'gimbal']) {
      expect(draw({ type }).ids).not.toContain('second-bellows')
    }
  })

  test('holds the pressure inside its bellows', () => {
    const usual = draw()
    const bellows = usual.boundsOfPart('bellows')
    const middle = ((bellows?.x1 ?? 0) + (bellows?.x2 ?? 0)) / 2
    expect(usual.at(middle, (bellows?.r2 ?? 0) + 4)).toBe('atmosphere')
    expect(usual.at(middle, (bellows?.r1 ?? 0) - 20)).toBe('process')
  })

  test('leads the flow past the bellows with a liner that is free at its outlet', () => {
    const { boundsOfPart } = draw({ liner: true })
    const [liner, bellows] = [boundsOfPart('liner'), boundsOfPart('bellows')]
    const [inlet, outlet] = [boundsOfPart('spool-left'), boundsOfPart('spool-right')]
    expect(liner?.x1).toBeLessThan(bellows?.x1 ?? 0)
    expect(liner?.x2).toBeGreaterThan(bellows?.x2 ?? Infinity)
    expect(liner?.r2).toBe(inlet?.r1)
    expect(outlet).toBeDefined()
  })

  test('turns on a ring of pins where it is a gimbal', () => {
    expect(draw({ type: 'gimbal' }).ids).toEqual(
      expect.arrayContaining(['pin', 'gimbal-ring', 'pin-front']),
    )
  })

  test('keeps its tie rods clear of the flanges', () => {
    const { boundsOfPart } = draw({ ends: 'flanged', tieRods: true })
    expect(boundsOfPart('tie-rod')?.r1).toBeGreaterThan(boundsOfPart('pipe-left')?.r2 ?? Infinity)
  })

  test('shows the six types as signs where they are asked for', () => {
    expect(draw({ typeRow: true }).texts).toEqual(
      expect.arrayContaining(['Simple', 'Universal', 'Bisagra', 'Cardán', 'Tipo X', 'Balanceada']),
    )
  })
})
