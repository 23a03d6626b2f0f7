import { describe, expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { slurry } from './slurry.ts'

const layoutOf = (parameters: object) =>
  slurry.layout(slurry.schema.parse({ kind: 'slurry', ...parameters }))

function boundsIn({ marks }: ReturnType<typeof layoutOf>, id: string) {
  const mark = marks.find((candidate) => candidate.id === id)
  if (!mark || mark.type === 'text') throw new Error(`${id} is not drawn`)
  return boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))
}

describe('a slurry seal', () => {
  test.each(['stuffing-box', 'adapter', 'ribbed-adapter'])(
    'shows the visitor plate and springs beyond the gland, in the air, on a %s',
    (housing) => {
      const layout = layoutOf({ housing })
      const gland = boundsIn(layout, 'gland')
      expect(boundsIn(layout, 'push-plate').x1).toBeGreaterThan(gland.x2)
      expect(boundsIn(layout, 'springs').x1).toBeGreaterThan(gland.x2)
    },
  )
  test('seals close behind the mouth of the gland, where no solids settle for the visitor', () => {
    const layout = layoutOf({})
    const [face, oRing] = [boundsIn(layout, 'stationary-face'), boundsIn(layout, 'dynamic-o-ring')]
    expect(oRing.x1 - face.x1).toBeLessThan((face.x2 - face.x1) / 2)
  })
})
