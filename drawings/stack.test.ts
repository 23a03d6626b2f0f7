import { describe, expect, test } from 'vitest'
import { drawn } from './testing/drawn.ts'
import { stackOf } from './stack.ts'

const stackIn = (...asked: Parameters<typeof drawn>) => stackOf(drawn(...asked).layout)

describe('the pictures of a sheet, one under the other', () => {
  test('a packed box and its packing enlarged are two, each with all that is written by it', () => {
    const [box, packing, ...rest] = stackIn({ kind: 'braided-packing' })
    expect(rest).toEqual([])
    expect(box?.x).toBeLessThan(20)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(packing?.x ?? 0)
  })

  test('a section alone is one', () => {
    expect(stackIn({ kind: 'cartridge-single' })).toHaveLength(1)
  })

  test('dimensions stay with their picture, and narrow pictures beside each other', () => {
    expect(stackIn({ kind: 'sheet-gasket', material: 'rubber' })).toHaveLength(2)
    expect(stackIn({ kind: 'live-loading-stack' })).toHaveLength(1)
    expect(stackIn({ kind: 'tool-kit' })).toHaveLength(2)
  })
})
