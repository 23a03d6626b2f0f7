import { TURNS } from '#figures/facets.ts'
import { typedFigure } from '#figures/limit-words.ts'
import { surfaceSpeed, turnsAt, type UnitSystem } from '#figures/units.ts'
import { mayNotTurn, shaftIn, type Criteria, type Draft, type MachineOptions } from './criteria.ts'

/** No shaft moves faster, in m/s: who wrote more meant turns a minute. */
const FASTEST = 150

/** A speed is asked as the machine's plate says it: in turns where a shaft turns. A rod has none, typed before or not. */
export function asOnPlate(draft: Draft, options: MachineOptions): Draft {
  const machine = draft.choices.equipment
  if (mayNotTurn(machine, options)) {
    const { [TURNS.facet]: speed, ...figures } = draft.figures
    return { ...draft, isRpm: false, ...(draft.isRpm && speed && { figures }) }
  }
  if (draft.figures[TURNS.facet]) return draft
  return { ...draft, isRpm: options.equipment.some(({ id }) => id === machine) }
}

/** The draft with its speed in turns, or in m/s: the same speed where the shaft tells it, else the figure as typed. */
export function withTurns(
  draft: Draft,
  isRpm: boolean,
  { figures }: Pick<Criteria, 'figures'>,
  system: UnitSystem,
): Draft {
  const shaft = shaftIn(figures)
  const speed = figures.find(({ facet }) => facet === TURNS.facet)
  const isSaid = speed && shaft > 0 && Boolean(speed.inTurns) !== isRpm
  if (!isSaid || (isRpm && speed.value > FASTEST)) return { ...draft, isRpm }
  const si = isRpm ? Math.round(turnsAt(speed.value, shaft)) : surfaceSpeed(speed.value, shaft)
  const text = isRpm ? String(si) : typedFigure(si, TURNS.facet, system)
  const written = isRpm ? { text } : { text, si }
  return { ...draft, isRpm, figures: { ...draft.figures, [TURNS.facet]: written } }
}
