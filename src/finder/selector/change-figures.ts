import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import type { Asked } from '#figures/judgement.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { convert, surfaceSpeed, turnsAt, type UnitSystem } from '#figures/units.ts'
import {
  mayNotTurn,
  shaftIn,
  type Criteria,
  type CriteriaDraft,
  type MachineOptions,
} from './criteria.ts'

/** No shaft surface is faster, in m/s: a greater figure was meant as revolutions per minute. */
const FASTEST = 150

/** Asks the speed in the unit of the machine's nameplate: revolutions for a shaft, never for a rod. */
export function asOnPlate(draft: CriteriaDraft, options: MachineOptions): CriteriaDraft {
  const machine = draft.choices.equipment
  if (mayNotTurn(machine, options)) {
    const { [TURNS.facet]: speed, ...figures } = draft.figures
    return { ...draft, isRpm: false, ...(draft.isRpm && speed && { figures }) }
  }
  if (draft.figures[TURNS.facet]) return draft
  return { ...draft, isRpm: options.equipment.some(({ id }) => id === machine) }
}

/** Switches the speed between revolutions and m/s: converted if the shaft is known, else with the figure as typed. */
export function withTurns(
  draft: CriteriaDraft,
  isRpm: boolean,
  { figures }: Pick<Criteria, 'figures'>,
  system: UnitSystem,
): CriteriaDraft {
  const shaft = shaftIn(figures)
  const speed = figures.find(({ facet }) => facet === TURNS.facet)
  const isSaid = speed && shaft > 0 && Boolean(speed.inTurns) !== isRpm
  if (!isSaid || (isRpm && speed.value > FASTEST)) return { ...draft, isRpm }
  const si = isRpm ? Math.round(turnsAt(speed.value, shaft)) : surfaceSpeed(speed.value, shaft)
  const text = isRpm ? String(si) : typedFigure(si, TURNS.facet, system)
  const written = isRpm ? { text } : { text, si }
  return { ...draft, isRpm, figures: { ...draft.figures, [TURNS.facet]: written } }
}

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
