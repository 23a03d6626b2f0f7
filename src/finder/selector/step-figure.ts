import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { isPossible } from '#figures/possible-figure.ts'
import type { Asked } from '#figures/judgement.ts'
import { convert, type UnitSystem } from '#figures/units.ts'

/** The step of each field, in its unit. */
const STEPS: Readonly<Record<Facet, Readonly<Record<UnitSystem, number>>>> = {
  diameter: { si: 5, imperial: 0.25 },
  pressure: { si: 1, imperial: 15 },
  temperature: { si: 10, imperial: 20 },
  speed: { si: 1, imperial: 200 },
}
const TURNS_STEP = 50
const DECIMALS = 2
/** The starting value of a step in an empty field. */
const STEPS_FROM: Partial<Record<Facet, Readonly<Record<UnitSystem, number>>>> = {
  temperature: { si: 20, imperial: 70 },
}

/** The text of a field one step up or down; unchanged if no machine has the next value. */
export function stepped(
  facet: Facet,
  asked: Asked | undefined,
  way: 1 | -1,
  system: UnitSystem,
  isRpm: boolean,
): string {
  const { units } = FACETS[facet]
  const inTurns = facet === TURNS.facet && isRpm
  const from = asked
    ? asked.inTurns
      ? asked.value
      : convert(asked.value, units.si, units[system])
    : (STEPS_FROM[facet]?.[system] ?? 0)
  const next = from + way * (inTurns ? TURNS_STEP : STEPS[facet][system])
  const isOne = isPossible(facet, inTurns ? next : convert(next, units[system], units.si))
  if (!isOne && !asked) return ''
  return String(Number((isOne ? next : from).toFixed(DECIMALS))).replace('.', ',')
}
