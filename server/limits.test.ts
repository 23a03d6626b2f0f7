import { describe, expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { collectAfter } from './release-memory.ts'
import { createShares, createTurns, DOWNLOADS_MOST } from './limits.ts'

it('a queue keeps no memory of finished turns, however long it goes on', async () => {
  const waitForTurn = createTurns()
  const seen: WeakRef<object>[] = []
  const upload = async () => {
    const own = {}
    seen.push(new WeakRef(own))
    await waitForTurn(Promise.resolve(own))
  }
  for (let number = 0; number < 5; number += 1) await upload()
  await waitForTurn(undefined)
  await eventually(() => {
    collectAfter(Infinity)
    expect(seen.filter((one) => one.deref() !== undefined)).toEqual([])
  })
})

/** How many of these addresses get a place, one after the other. */
function placed(addresses: readonly string[]): number {
  const { take } = createShares(DOWNLOADS_MOST)
  return addresses.filter((address) => take(address)).length
}

const { line, network, world } = DOWNLOADS_MOST

describe('the places for large files', () => {
  it('are few for one line, for one network, and for all the world', () => {
    const many = Array.from({ length: 500 }, (_, index) => index)
    expect(placed(many.map(() => '203.0.113.7'))).toBe(line)
    expect(placed(many.map((index) => `2001:db8:0:${index.toString(16)}::1`))).toBe(network)
    expect(placed(many.map((index) => `10.${index % 250}.0.${index}`))).toBe(world)
  })

  it('are free again once the file has gone', () => {
    const { take } = createShares(DOWNLOADS_MOST)
    const taken = Array.from({ length: line }, () => take('203.0.113.7'))
    expect(take('203.0.113.7')).toBeUndefined()
    taken[0]?.()
    expect(take('203.0.113.7')).toBeDefined()
  })
})
