import type { Facet } from './facets.ts'

/** No air is left below it (bar, as rounded by who writes −30 inHg), nothing is colder (°C). */
const LEAST: Partial<Record<Facet, number>> = { pressure: -1.02, temperature: -273.15 }

/** Whether a machine may have this figure, in SI: a shaft of nothing is no shaft, and what stands still has no speed. */
export function isPossible(facet: Facet, value: number): boolean {
  const least = LEAST[facet]
  return least === undefined ? value > 0 : value >= least
}
