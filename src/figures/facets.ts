import type { UnitSystem } from './units.ts'

/**
 * What a machine is chosen by, in the order in which a buyer asks for it: how each figure is called,
 * measured and asked for. How visitors write it, finder/search/written-units.ts knows.
 */
type FacetDefinition = {
  /** Where no property of a product names it. */
  name: string
  /** How the selector asks for it. */
  question: string
  /** Over its field where a list to quote or a survey asks for it, and on their papers. */
  fieldLabel: string
  /** Before its figure in a line of figures, where the unit does not say what it measures. */
  prefix?: string
  /** Its name in the selector's address; `p-en` is the unit of `p`, where a form without a script sends it. */
  parameter: string
  /** Its letter in the address of a list to quote. */
  listLetter: string
  /** The units that it is judged, asked and shown in. */
  units: Readonly<Record<UnitSystem, string>>
  /**
   * A size fits or does not, however near its limit; its rulers are logarithmic, and a list of several
   * shapes names each of its sizes.
   */
  isSize?: true
  /**
   * Its zero is no beginning: a bar shows so many SI units (`reach`) to both sides of what is asked, and a
   * ruler begins at a multiple of `grain` in either system.
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

/** In the order in which a buyer asks for them. */
export const FACET_NAMES = Object.keys(FACETS) as [Facet, ...Facet[]]

/**
 * What may be given as turns of the shaft a minute instead; with its diameter they make a speed. The
 * selector's address says so: `v=1450&uv=rpm`. `said` of a limit in rpm beside others in m/s: the two cannot be compared.
 */
export const TURNS = {
  facet: 'speed',
  unit: 'rpm',
  parameter: 'uv',
  said: 'límite de giro',
} as const

/** Whether an address of the selector gives it in turns. */
export function isInTurns(query: URLSearchParams): boolean {
  return query.get(TURNS.parameter) === TURNS.unit
}
