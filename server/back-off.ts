export type BackOffDelays = Readonly<{ firstMs: number; maxMs: number }>

/** Waits differ by up to this share, so that many who wait do not come back at once. */
const JITTER = 0.2

/** How long to wait after so many failures in a row: each time twice as long, up to the cap. */
export function waitMs({ firstMs, maxMs }: BackOffDelays, failures: number): number {
  const spread = 1 - JITTER + 2 * JITTER * Math.random()
  return Math.round(Math.min(firstMs * 2 ** Math.min(failures - 1, 30) * spread, maxMs))
}

export type BackOff = Readonly<{
  /** Leaves a destination alone for a while, each time for longer; returns for how long. */
  postpone: (destination: string, nowMs: number) => number
  /** It has taken a mail: nothing stands in its way. */
  clear: (destination: string) => void
  /** Until when a destination is left alone; 0 if it is not. */
  untilMs: (destination: string) => number
  /** Destinations that are left alone now. */
  paused: (nowMs: number) => string[]
}>

/** Waits for each destination that failed, longer each time. Knows neither mails nor servers nor the clock. */
export function createBackOff(delays: BackOffDelays): BackOff {
  const pauses = new Map<string, { failures: number; untilMs: number }>()
  return {
    postpone: (destination, nowMs) => {
      const failures = (pauses.get(destination)?.failures ?? 0) + 1
      const wait = waitMs(delays, failures)
      pauses.set(destination, { failures, untilMs: nowMs + wait })
      return wait
    },
    clear: (destination) => pauses.delete(destination),
    untilMs: (destination) => pauses.get(destination)?.untilMs ?? 0,
    paused: (nowMs) =>
      [...pauses].filter(([, { untilMs }]) => untilMs > nowMs).map(([destination]) => destination),
  }
}
