import { TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { surfaceSpeed, turnsAt, type UnitSystem } from '#figures/units.ts'
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
