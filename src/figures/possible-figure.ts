import type { Facet } from './facets.ts'

/** Full vacuum (bar, with the rounding of −30 inHg) and absolute zero (°C). */
const LEAST: Partial<Record<Facet, number>> = { pressure: -1.02, temperature: -273.15 }

/** Beyond it a zero or a unit was mistyped (mm, bar, °C). */
const MOST: Partial<Record<Facet, number>> = {
  diameter: 20_000,
  pressure: 10_000,
  temperature: 3000,
}

/** Whether a machine may have this figure (SI); a diameter or speed of zero is impossible. */
export function isPossible(facet: Facet, value: number): boolean {
  const { [facet]: least } = LEAST
  const { [facet]: most = Infinity } = MOST
  return (least === undefined ? value > 0 : value >= least) && value <= most
}
