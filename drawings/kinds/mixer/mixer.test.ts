import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { mixer } from './mixer.ts'

const layoutOf = (parameters: object) =>
  mixer.layout(mixer.schema.parse({ kind: 'mixer', ...parameters }))

function boundsIn({ marks }: ReturnType<typeof layoutOf>, id: string) {
  const mark = marks.find((candidate) => candidate.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}

describe.each(['split', 'dual'])('the %s seal of a mixer', (seal) => {
  const layout = layoutOf({ seal })
  test('leaves the visitor room round the shaft', () => {
    const room = boundsIn(layout, seal === 'split' ? 'clearance' : 'channel')
    expect(room.x1).toBeGreaterThanOrEqual(boundsIn(layout, 'shaft').x2)
  })
})
