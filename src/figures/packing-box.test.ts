import { expect, test } from 'vitest'
import { packingBox } from './packing-box.ts'

test('a shaft of 60 mm in a box of 85 mm takes rings of 12.5 mm, 227.8 mm long', () => {
  const box = packingBox(60, 85, 70)
  expect(box).toMatchObject({ section: 12.5, rings: 5 })
  expect(box?.cutLength).toBeCloseTo(227.77, 2)
})

test('a depth of whole rings takes all of them, also in fractions', () => {
  expect(packingBox(10, 16.6, 9.9)?.rings).toBe(3)
  expect(packingBox(25.4, 47.625, 33.3375)?.rings).toBe(3)
})

test('without its depth nobody knows the rings, and a box no wider than the shaft takes none', () => {
  expect(packingBox(60, 85)).not.toHaveProperty('rings')
  expect(packingBox(60, 60, 70)).toBeUndefined()
  expect(packingBox(0, 60)).toBeUndefined()
})
