import { describe, expect, it } from 'vitest'
import { createRetryQueue } from './retry-queue.ts'

describe('the queue of enquiries to deliver', () => {
  it('serves in the order of arrival, each once', () => {
    const queue = createRetryQueue({ firstMs: 10, maxMs: 100 })
    queue.add(['a'], 1)
    queue.add(['b', 'a'], 2)
    expect(queue.next()).toEqual({ id: 'a', dueAtMs: 1 })
    queue.remove('a')
    expect(queue.next()).toEqual({ id: 'b', dueAtMs: 2 })
    queue.remove('b')
    expect(queue.next()).toBeUndefined()
  })

  it('waits twice as long each time, up to a limit', () => {
    const queue = createRetryQueue({ firstMs: 10, maxMs: 70 })
    queue.add(['a'], 0)
    const waits = [1, 2, 3, 4, 5].map(() => queue.postpone('a', 'refused', 0).waitMs)
    expect(waits).toEqual([10, 20, 40, 70, 70])
    expect(queue.postpone('a', 'refused', 5)).toEqual({ attempt: 6, waitMs: 70 })
    expect(queue.next()).toEqual({ id: 'a', dueAtMs: 75 })
  })

  it('goes on with the others when one is refused', () => {
    const queue = createRetryQueue({ firstMs: 10, maxMs: 100 })
    queue.add(['a', 'b'], 0)
    queue.postpone('a', 'refused', 0)
    expect(queue.next()).toEqual({ id: 'b', dueAtMs: 0 })
  })

  it('asks a server that is down once a while, with another enquiry each time', () => {
    const queue = createRetryQueue({ firstMs: 10, maxMs: 100 })
    queue.add(['a', 'b'], 0)
    queue.postpone('a', 'unreachable', 0)
    expect(queue.next()).toEqual({ id: 'b', dueAtMs: 10 })
    queue.postpone('b', 'unreachable', 10)
    expect(queue.next()).toEqual({ id: 'a', dueAtMs: 30 })
    queue.add(['c'], 12)
    expect(queue.next()?.dueAtMs).toBe(30)
  })

  it('forgets the outage once a mail has got through', () => {
    const queue = createRetryQueue({ firstMs: 10, maxMs: 100 })
    queue.add(['a', 'b'], 0)
    queue.postpone('a', 'unreachable', 0)
    queue.remove('b')
    queue.postpone('a', 'unreachable', 10)
    expect(queue.next()).toEqual({ id: 'a', dueAtMs: 30 })
    queue.add(['c'], 15)
    expect(queue.next()).toEqual({ id: 'c', dueAtMs: 20 })
  })
})
