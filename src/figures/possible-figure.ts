import type { Facet } from './facets.ts'

/** Full vacuum (bar, with the rounding of −30 inHg) and absolute zero (°C). */
const LEAST: Partial<Record<Facet, number>> = { pressure: -1.02, temperature: -273.15 }

/** Whether a machine may have this figure (SI); a diameter or speed of zero is impossible. */
export function isPossible(facet: Facet, value: number): boolean {
  const least = LEAST[facet]
  return least === undefined ? value > 0 : value >= least
}
