/** 0 before `from`, 1 after `to` (s), smooth between: starts and ends at rest. */
export function ease(t: number, from: number, to: number): number {
  const u = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return u * u * u * (u * (6 * u - 15) + 10)
}

export const between = (from: number, to: number, share: number) => from + (to - from) * share
