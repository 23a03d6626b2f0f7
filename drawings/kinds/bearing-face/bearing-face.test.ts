import { describe, expect, test } from 'vitest'
import { partsOf } from '../../conformance/parts.ts'
import { boundsOf, flatten } from '../../geometry.ts'
import { bearingFace } from './bearing-face.ts'

describe('the face seal of a bearing', () => {
  const { marks, contacts } = bearingFace.layout(bearingFace.schema.parse({ kind: 'bearing-face' }))
  const boxOf = (id: string) =>
    boundsOf(flatten(partsOf(marks).find((part) => part.id === id)?.outline ?? []))

  test('keeps the oil within its faces and the air outside them', () => {
    expect(contacts.map(({ media }) => media)).toEqual([['process', 'atmosphere']])
  })

  test('turns one ring with the shaft and touches it with nothing that stands still', () => {
    const shaftRadius = boxOf('inner-ring').r1
    expect(boxOf('rotor').r1).toBe(shaftRadius)
    expect(boxOf('carbon').r1).toBeGreaterThan(shaftRadius + 5)
    expect(boxOf('case').r1).toBeGreaterThan(shaftRadius + 5)
  })
})
