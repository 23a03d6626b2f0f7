import { expect, test } from 'vitest'
import { boundsOf, flatten } from '../../geometry.ts'
import { kammprofile } from './kammprofile.ts'

const { marks } = kammprofile.layout({ kind: 'kammprofile' })
const boundsOfPart = (id: string) => {
  const part = marks.find((mark) => mark.type === 'part' && mark.id === id)
  return part?.type === 'part' ? boundsOf(flatten(part.outline)) : undefined
}

test('the core never touches the flanges: the soft facings do', () => {
  const core = boundsOfPart('gasket-core')
  expect(core?.x1).toBeGreaterThan(boundsOfPart('left-flange')?.x2 ?? Infinity)
  expect(boundsOfPart('gasket-right-facing')?.x2).toBe(boundsOfPart('right-flange')?.x1)
})
