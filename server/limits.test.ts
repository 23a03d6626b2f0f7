import { expect, it } from 'vitest'
import { eventually } from '../tools/testing/eventually.ts'
import { collectAfter } from './let-go.ts'
import { createTurns } from './limits.ts'

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
