import { vi } from 'vitest'

/**
 * Ends tests that hang; a slow machine must not fail them. Below the tests' limit, so that the error names the check.
 */
const AT_MOST_MS = 120_000

/** Waits until the check no longer throws, instead of for a fixed time. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: AT_MOST_MS, interval: 10 })
}
