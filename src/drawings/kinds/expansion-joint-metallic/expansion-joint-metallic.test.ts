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
    words: expansionJointMetallic.describe(drawing).description,
  }
}

describe('a metal expansion joint', () => {
  test('has two bellows where it is universal, or balanced, and one otherwise', () => {
    for (const type of ['universal', 'pressure-balanced']) {
      expect(draw({ type }).ids).toContain('second-bellows')
    }
    for (const type of ['single', 'hinged', 'gimbal', 'externally-pressurised']) {
      expect(draw({ type }).ids).not.toContain('second-bellows')
    }
  })

  test('holds the pressure inside its bellows, but type X outside', () => {
    const usual = draw()
    const bellows = usual.boundsOfPart('bellows')
    const middle = ((bellows?.x1 ?? 0) + (bellows?.x2 ?? 0)) / 2
    expect(usual.at(middle, (bellows?.r2 ?? 0) + 4)).toBe('atmosphere')
    expect(usual.at(middle, (bellows?.r1 ?? 0) - 20)).toBe('process')

    const external = draw({ type: 'externally-pressurised' })
    const inner = external.boundsOfPart('bellows')
    const centre = ((inner?.x1 ?? 0) + (inner?.x2 ?? 0)) / 2
    expect(external.at(centre, (inner?.r2 ?? 0) + 4)).toBe('process')
    expect(external.at(centre, (inner?.r1 ?? 0) - 6)).toBe('atmosphere')
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

  test('turns on pins where it is hinged, and on a ring of them where it is a gimbal', () => {
    const [hinged, gimbal] = [draw({ type: 'hinged' }).ids, draw({ type: 'gimbal' }).ids]
    expect(hinged).toEqual(expect.arrayContaining(['pin', 'arm-left', 'arm-right']))
    expect(hinged).not.toContain('gimbal-ring')
    expect(gimbal).toEqual(expect.arrayContaining(['pin', 'gimbal-ring', 'pin-front']))
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

  test('closes, opens or staggers its corrugations as it moves', () => {
    const bellowsOf = (movement: string) =>
      draw({ ends: 'flanged', movement }).boundsOfPart('bellows')
    const lengthOf = (movement: string) => {
      const { x1 = 0, x2 = 0 } = bellowsOf(movement) ?? {}
      return x2 - x1
    }
    expect(lengthOf('axial-compression')).toBeLessThan(lengthOf('lateral'))
    expect(lengthOf('axial-extension')).toBeGreaterThan(lengthOf('lateral'))
    const moved = draw({ ends: 'flanged', movement: 'lateral' })
    expect(moved.boundsOfPart('flange-right')?.r1).toBeGreaterThan(
      moved.boundsOfPart('flange-left')?.r1 ?? Infinity,
    )
    expect(moved.words).toContain('trazos')
  })
})
