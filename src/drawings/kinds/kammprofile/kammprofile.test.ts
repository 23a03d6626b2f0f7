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

test('only profile KG1 has the thin ring, which reaches the studs', () => {
  expect(boundsOfPart('gasket-ring', { profile: 'kr' })).toBeUndefined()
  expect(boundsOfPart('gasket-ring')?.r2).toBe(boundsOfPart('stud')?.r1)
})

test('a heat exchanger of two passes gets a bar across the bore', () => {
  expect(boundsOfPart('pass-bar')).toBeUndefined()
  expect(boundsOfPart('pass-bar', { passBar: true })).toBeDefined()
})
