import { expect, test } from 'vitest'
import { kammprofileSchema } from '#schema/drawings/kammprofile.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { kammprofile } from './kammprofile.ts'

const boundsOfPart = (id: string, parameters: object = {}) => {
  const { marks } = kammprofile.layout(
    kammprofileSchema.parse({ kind: 'kammprofile', ...parameters }),
  )
  const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
  return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
}

test('the core never touches the flanges: the soft facings do', () => {
  const core = boundsOfPart('gasket-core')
  expect(core?.x1).toBeGreaterThan(boundsOfPart('left-flange')?.x2 ?? Infinity)
  expect(boundsOfPart('gasket-right-facing')?.x2).toBe(boundsOfPart('right-flange')?.x1)
})
