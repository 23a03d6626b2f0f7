import { FACET_NAMES, FACETS, TURNS, type Facet } from './facets.ts'
import type { LimitKind, SizeKind } from './quantity.ts'

/** How a limit is called and measured. */
type Limit = {
  name: string
  si: string
  imperial: string
  /** The facet that it is asked and shown with. */
  facet: Facet
  /** A single published value is the most that is allowed. */
  isMost?: true
  /** The least margin that is one: a gauge or a counter shows no more. */
  least?: number
}

const OF_FACETS = Object.fromEntries(
  FACET_NAMES.map((facet) => {
    const { name, units } = FACETS[facet]
    return [facet, { name, facet, ...units }]
  }),
) as Record<Facet, Limit>

/** Names of a limit of size where products stand side by side: they say whose diameter it is. */
export const SIZE_NAMES: Readonly<Record<SizeKind, string>> = {
  shaft: 'Diámetro de eje',
  rod: 'Diámetro de vástago o émbolo',
  nominal: 'Diámetro nominal',
}

/** What a published figure may limit, and in which units it is judged and said. */
export const LIMITS: Readonly<Record<LimitKind, Limit>> = {
  ...OF_FACETS,
  vacuum: { name: 'Vacío', facet: 'pressure', si: 'mm Hg', imperial: 'in Hg', least: 1 },
  turns: {
    name: 'Velocidad de giro',
    facet: 'speed',
    si: TURNS.unit,
    imperial: TURNS.unit,
    isMost: true,
    least: 1,
  },
  section: { name: 'Sección', facet: 'diameter', si: 'mm', imperial: 'in' },
  'pressure-temperature': {
    name: 'Presión por temperatura',
    facet: 'pressure',
    si: '°C·bar',
    imperial: '°C·bar',
    isMost: true,
    least: 1,
  },
}
