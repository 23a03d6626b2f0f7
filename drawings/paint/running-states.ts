import type { Mark } from '../model.ts'

/** A mark, and in which state of the machine it is seen, where not in both. */
export type Seen = { mark: Mark; state?: 'rests' | 'runs' }

/**
 * The marks of a drawing at rest and of the same drawing running, in one order of painting: what is alike in both is
 * painted once.
 */
export function bothStates(resting: readonly Mark[], running: readonly Mark[]): Seen[] {
  const keysAtRest = new Set(resting.map(keyOf))
  const keysRunning = new Set(running.map(keyOf))
  const seen: Seen[] = []
  let next = 0
  const takeOnlyRunning = () => {
    for (let mark = running[next]; mark && !keysAtRest.has(keyOf(mark)); mark = running[++next])
      seen.push({ mark, state: 'runs' })
  }
  for (const mark of resting) {
    takeOnlyRunning()
    if (!keysRunning.has(keyOf(mark))) seen.push({ mark, state: 'rests' })
    else {
      seen.push({ mark })
      next++
    }
  }
  takeOnlyRunning()
  return seen
}

const keyOf = (mark: Mark) => JSON.stringify(mark)
