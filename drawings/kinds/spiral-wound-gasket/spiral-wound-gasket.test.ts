import { expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { spiralWoundGasket } from './spiral-wound-gasket.ts'

const draw = (parameters: object = {}) =>
  spiralWoundGasket.layout(
    spiralWoundGasket.schema.parse({ kind: 'spiral-wound-gasket', ...parameters }),
  )
const boundsOfPart = (id: string, parameters?: object) => {
  const part = draw(parameters).marks.find((mark) => mark.type === 'part' && mark.id === id)
  return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
}

test('only the winding touches both faces: the rings are thinner', () => {
  const [winding, inner, outer] = ['winding', 'inner-ring', 'outer-ring'].map((id) =>
    boundsOfPart(id),
  )
  expect(winding?.x2).toBe(boundsOfPart('right-flange')?.x1)
  expect(inner?.x2).toBeLessThan(winding?.x2 ?? 0)
  expect(outer?.x2).toBeLessThan(winding?.x2 ?? 0)
})
