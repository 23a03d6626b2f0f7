import { vi } from 'vitest'

/** Ends a wait for what never comes; no machine is so slow, however busy it is. Below the tests' own limit, so that the check says what it missed. */
const AT_MOST_MS = 120_000

/** Waits until the check no longer throws: for the event itself, not for a time in which it should have come. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: AT_MOST_MS, interval: 10 })
}
