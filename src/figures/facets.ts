import type { UnitSystem } from './units.ts'

/**
 * A figure that machines are chosen by: its names, units and parameters. finder/search/written-units.ts knows how
 * visitors write it.
 */
type FacetDefinition = {
  /** Its name where no product property gives one. */
  name: string
  /** Its label in the selector. */
  question: string
  /** Its field's label in a list to quote or a survey, and in their printouts. */
  fieldLabel: string
  /** Precedes the figure in a line of figures, if the unit does not say what is measured. */
  prefix?: string
  /** Its parameter in the selector's address; `p-en` is the unit of `p`, sent by forms without scripts. */
  parameter: string
  /** Its letter in the address of a list to quote. */
  listLetter: string
  /** The units in which it is judged, asked and shown. */
  units: Readonly<Record<UnitSystem, string>>
  /**
   * A size either fits or does not, however near its limit. Its rulers are logarithmic, and a list with several
   * shapes names each of its sizes.
   */
  isSize?: true
  /**
   * Its zero is arbitrary: a bar shows `reach` SI units on both sides of the asked figure, and a ruler begins at a
   * multiple of `grain` in either system.
   */
  belowZero?: { reach: number; grain: number }
}

const TABLE = {
  diameter: {
    name: 'Diámetro',
    question: 'Diámetro de eje',
    fieldLabel: 'Eje o vástago',
    prefix: 'eje',
    parameter: 'eje',
    listLetter: 'e',
    units: { si: 'mm', imperial: 'in' },
    isSize: true,
  },
  pressure: {
    name: 'Presión',
    question: 'Presión',
    fieldLabel: 'Presión',
    parameter: 'p',
    listLetter: 'p',
    units: { si: 'bar', imperial: 'psi' },
  },
  temperature: {
    name: 'Temperatura',
    question: 'Temperatura',
    fieldLabel: 'Temperatura',
    parameter: 't',
    listLetter: 'c',
    units: { si: '°C', imperial: '°F' },
    belowZero: { reach: 200, grain: 100 },
  },
  speed: {
    name: 'Velocidad',
    question: 'Velocidad',
    fieldLabel: 'Velocidad',
    parameter: 'v',
    listLetter: 'v',
    units: { si: 'm/s', imperial: 'ft/min' },
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>

export type Facet = keyof typeof TABLE

export const FACETS: Readonly<Record<Facet, FacetDefinition>> = TABLE

/** The facets in the order in which a buyer asks for them. */
export const FACET_NAMES = Object.keys(FACETS) as [Facet, ...Facet[]]

/**
 * Shaft turns per minute, which may be given instead of a speed and make one with the diameter. The selector's
 * address then has `v=1450&uv=rpm`. `said` marks a limit in rpm among limits in m/s: the two cannot be compared.
 */
export const TURNS = {
  facet: 'speed',
  unit: 'rpm',
  parameter: 'uv',
  said: 'límite de giro',
} as const

/** Whether a selector address gives the speed in turns. */
export function isInTurns(query: URLSearchParams): boolean {
  return query.get(TURNS.parameter) === TURNS.unit
}
