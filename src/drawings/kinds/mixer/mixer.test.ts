import { describe, expect, test } from 'vitest'
import { mixerSchema } from '#schema/drawings/mixer.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { mixer } from './mixer.ts'

const layoutOf = (parameters: object) =>
  mixer.layout(mixerSchema.parse({ kind: 'mixer', ...parameters }))

function boundsIn({ marks }: ReturnType<typeof layoutOf>, id: string) {
  const mark = marks.find((candidate) => candidate.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}

describe.each(['split', 'dual'])('the %s seal of a mixer', (seal) => {
  const layout = layoutOf({ seal })

  test('stands upright on the nozzle, with the vessel at the foot for the visitor', () => {
    const [shaft, nozzle, gland] = ['shaft', 'nozzle', 'gland'].map((id) => boundsIn(layout, id))
    if (!shaft || !nozzle || !gland) throw new Error('not drawn')
    expect(shaft.r2 - shaft.r1).toBeGreaterThan(shaft.x2 - shaft.x1)
    expect(gland.r1).toBeCloseTo(nozzle.r2)
    for (const { from, to } of layout.contacts) expect(from[1]).toBeCloseTo(to[1])
  })

  test('leaves the visitor room round the shaft', () => {
    const room = boundsIn(layout, seal === 'split' ? 'clearance' : 'channel')
    expect(room.x1).toBeGreaterThanOrEqual(boundsIn(layout, 'shaft').x2)
  })

  test('numbers its parts from top to bottom, in one column', () => {
    const balloons = layout.callouts.map(({ balloon }) => balloon)
    expect(new Set(balloons.map(([x]) => x)).size).toBe(1)
    const heights = balloons.map(([, r]) => r)
    expect(heights).toEqual([...heights].sort((a, b) => b - a))
    expect(layout.callouts.map(({ number }) => number)).toEqual(heights.map((_, i) => i + 1))
  })
})

test('shows the visitor the halves of the split seal, and none of the double cartridge', () => {
  const ids = (seal: string) => layoutOf({ seal }).marks.map(({ id }) => id)
  expect(ids('split')).toContain('front-gland-upper')
  expect(ids('dual')).not.toContain('front-gland-upper')
})
