import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { gasDual } from './gas-dual.ts'

const layoutOf = (parameters: object) =>
  gasDual.layout(gasDual.schema.parse({ kind: 'gas-dual', ...parameters }))

function boundsIn({ marks }: ReturnType<typeof layoutOf>, id: string) {
  const mark = marks.find((candidate) => candidate.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}

describe('a concentric gas seal', () => {
  test('shows the visitor gas between two tracks in one plane, fluid outside and air inside', () => {
    const { contacts } = layoutOf({})
    expect(contacts.map(({ media }) => media)).toEqual([
      ['atmosphere', 'gas'],
      ['gas', 'process'],
    ])
    expect(new Set(contacts.flatMap(({ from, to }) => [from[0], to[0]])).size).toBe(1)
  })

  test.each(['inline', 'plunger'])(
    'lets the visitor follow the gas from port to groove through a regulator, %s',
    (regulator) => {
      const layout = layoutOf({ regulator })
      const path = ['gas-port', 'duct', 'gas-chamber', 'feed-hole', 'gas-groove']
      const [port, duct, chamber, hole, groove] = path.map((id) => boundsIn(layout, id))
      const valve = boundsIn(layout, 'regulator')
      expect(port?.r1).toBeGreaterThan(valve.r1)
      expect(duct?.r1).toBeLessThanOrEqual(chamber?.r2 ?? 0)
      expect(hole?.x2).toBeGreaterThanOrEqual(groove?.x2 ?? 0)
      expect(hole?.x1).toBeLessThanOrEqual(groove?.x2 ?? 0)
    },
  )
})
