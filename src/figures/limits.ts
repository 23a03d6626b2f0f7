import { FACET_NAMES, FACETS, TURNS, type Facet } from './facets.ts'
import type { LimitKind, SizeKind } from './quantity.ts'
import type { UnitSystem } from './units.ts'

/** A kind of limit: its name and units. */
type Limit = {
  name: string
  si: string
  imperial: string
  /** The facet with which it is asked and shown. */
  facet: Facet
  /** A single published value counts as the maximum. */
  isMost?: true
  /** The least margin that counts: a gauge or a counter shows no finer, a slow speed is given in hundredths. */
  least?: Readonly<Record<UnitSystem, number>>
}

const WHOLE = { si: 1, imperial: 1 }

const OF_FACETS = Object.fromEntries(
  FACET_NAMES.map((facet) => {
    const { name, units } = FACETS[facet]
    return [facet, { name, facet, ...units }]
  }),
) as Record<Facet, Limit>

/** Names of size limits where products stand side by side: whose diameter it is. */
export const SIZE_NAMES: Readonly<Record<SizeKind, string>> = {
  shaft: 'Diámetro de eje',
  rod: 'Diámetro de vástago o émbolo',
  nominal: 'Diámetro nominal',
}

/** Everything that a published figure may limit, with the units in which it is judged and shown. */
export const LIMITS: Readonly<Record<LimitKind, Limit>> = {
  ...OF_FACETS,
  speed: { ...OF_FACETS.speed, least: { si: 0.01, imperial: 0.1 } },
  vacuum: {
    name: 'Vacío',
    facet: 'pressure',
    si: 'mm Hg',
    imperial: 'in Hg',
    least: { si: 1, imperial: 0.1 },
  },
  turns: {
    name: 'Velocidad de giro',
    facet: 'speed',
    si: TURNS.unit,
    imperial: TURNS.unit,
    isMost: true,
    least: WHOLE,
  },
  section: { name: 'Sección', facet: 'diameter', si: 'mm', imperial: 'in' },
  'pressure-temperature': {
    name: 'Presión por temperatura',
    facet: 'pressure',
    si: '°C·bar',
    imperial: '°C·bar',
    isMost: true,
    least: WHOLE,
  },
}
