export type RetryDelays = Readonly<{ firstMs: number; maxMs: number }>

/** `refused`: the server said no to this mail. `unreachable`: no mail would have got through. */
export type Setback = 'refused' | 'unreachable'

export type RetryQueue = Readonly<{
  add: (ids: readonly string[], nowMs: number) => void
  remove: (id: string) => void
  next: () => Readonly<{ id: string; dueAtMs: number }> | undefined
  /** Puts a mail off, each time for twice as long; returns which attempt it was and the wait. */
  postpone: (
    id: string,
    setback: Setback,
    nowMs: number,
  ) => Readonly<{ attempt: number; waitMs: number }>
}>

/** What waits to be sent, and when its turn is. Knows neither mails nor servers nor the clock. */
export function createRetryQueue({ firstMs, maxMs }: RetryDelays): RetryQueue {
  const waiting = new Map<string, { attempts: number; dueAtMs: number }>()
  let outages = 0
  let pausedUntilMs = 0

  const delayMs = (attempts: number) => Math.min(firstMs * 2 ** (attempts - 1), maxMs)

  function add(ids: readonly string[], nowMs: number): void {
    for (const id of ids) {
      if (!waiting.has(id)) waiting.set(id, { attempts: 0, dueAtMs: nowMs })
    }
  }

  function remove(id: string): void {
    waiting.delete(id)
    outages = 0
  }

  // Earliest first, so that a mail which makes the server hang up does not keep others waiting.
  function next(): { id: string; dueAtMs: number } | undefined {
    let earliest: { id: string; dueAtMs: number } | undefined
    for (const [id, { dueAtMs }] of waiting) {
      if (!earliest || dueAtMs < earliest.dueAtMs) earliest = { id, dueAtMs }
    }
    return earliest && { ...earliest, dueAtMs: Math.max(earliest.dueAtMs, pausedUntilMs) }
  }

  function postpone(id: string, setback: Setback, nowMs: number) {
    const attempt = (waiting.get(id)?.attempts ?? 0) + 1
    const waitMs = delayMs(attempt)
    waiting.set(id, { attempts: attempt, dueAtMs: nowMs + waitMs })
    outages = setback === 'refused' ? 0 : outages + 1
    // A server that is down is asked once in a while, not once for each mail that waits.
    if (outages > 0) pausedUntilMs = nowMs + delayMs(outages)
    return { attempt, waitMs }
  }

  return { add, remove, next, postpone }
}
