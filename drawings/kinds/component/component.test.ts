import { describe, expect, test } from 'vitest'
import { valuesOf } from '../../conformance/limits.ts'
import { partsOf } from '../../conformance/parts.ts'
import { overlapArea } from '../../overlap.ts'
import { rasterOf } from '../../conformance/raster.ts'
import { flatten } from '../../geometry.ts'
import { component, type Component } from './component.ts'

const drawings = valuesOf(component.schema).map(({ value }) => value as Component)
const seal = (parameters: Partial<Component>) =>
  component.layout(component.schema.parse({ kind: 'component', ...parameters }))
const OUTSIDE = { form: 'outside', seat: 'clamped' } as const

describe('a component seal', () => {
  test('keeps its springs out of the fluid, whichever side it turns on', () => {
    for (const drawing of drawings) {
      const layout = component.layout(drawing)
      const { at } = rasterOf(layout)
      const springs = layout.marks.find(({ id }) => id === 'springs')
      const wire = springs?.type === 'line' ? flatten(springs.path) : []
      expect(wire.length).toBeGreaterThan(4)
      expect(wire.map(([x, r]) => at(x, r))).not.toContain('process')
    }
  })

  test('has the fluid round its faces inside the box, within them outside it', () => {
    expect(seal({}).contacts[0]?.media).toEqual(['atmosphere', 'process'])
    expect(seal(OUTSIDE).contacts[0]?.media).toEqual(['process', 'atmosphere'])
  })

  test('wets no metal of its own when it turns outside', () => {
    const { marks } = seal(OUTSIDE)
    const metal = partsOf(marks).filter(({ id }) => ['gland', 'plate', 'clamp'].includes(id))
    const fluid = marks.filter((mark) => mark.type === 'medium' && mark.medium === 'process')
    expect(metal).toHaveLength(3)
    for (const mark of fluid) {
      if (mark.type !== 'medium') continue
      for (const { outline } of metal) {
        expect(overlapArea(flatten(mark.outline), flatten(outline))).toBe(0)
      }
    }
  })
})
