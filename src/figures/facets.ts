import type { UnitSystem } from './units.ts'

/**
 * What a machine is chosen by, in the order in which a buyer asks for it: how each figure is called,
 * measured, asked for, and recognised in what a visitor writes. The one place that knows.
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
  /** Its name in the selector's address, and the one that earlier publications gave it. */
  parameter: string
  earlierParameter: string
  /** Its letter in the address of a list to quote. */
  listLetter: string
  /** The units that it is judged, asked and shown in. */
  units: Readonly<Record<UnitSystem, string>>
  /** How visitors write its units, folded; where two begin alike, the longer first. */
  writtenUnits: readonly (readonly [unit: string, form: string])[]
  /** Words that before a bare number say what it measures, and nothing that its unit would not say. */
  namedBy: string
  /** Words that do so and also say what is looked for: "vástago" asks for a rod seal. */
  impliedBy?: string
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

/** Ends a unit: "10 bar", not "10 barriles". */
const END = String.raw`(?![\p{L}\p{N}])`

const TABLE = {
  diameter: {
    name: 'Diámetro',
    question: 'Diámetro de eje',
    fieldLabel: 'Eje o vástago',
    prefix: 'eje',
    parameter: 'eje',
    earlierParameter: 'eje',
    listLetter: 'e',
    units: { si: 'mm', imperial: 'in' },
    writtenUnits: [
      ['mm', `(?:mm|milimetros?)${END}`],
      ['cm', `(?:cm|centimetros?)${END}`],
      ['in', String.raw`(?:["”″]|''|(?:in|inch|inches|pulg|pulgadas?|plg)${END}\.?)`],
    ],
    namedBy: 'eje|diametro|ø|⌀',
    impliedBy: 'vastago|piston',
    isSize: true,
  },
  pressure: {
    name: 'Presión',
    question: 'Presión',
    fieldLabel: 'Presión',
    parameter: 'p',
    earlierParameter: 'presion',
    listLetter: 'p',
    units: { si: 'bar', imperial: 'psi' },
    writtenUnits: [
      ['mbar abs', String.raw`mbar\s?(?:abs|absolut[oa]s?)${END}`],
      ['bar abs', String.raw`bar(?:es)?\s?(?:abs|absolut[oa]s?)${END}`],
      ['kPa abs', String.raw`kpa\s?(?:abs|absolut[oa]s?)${END}`],
      ['psi abs', String.raw`psi\s?(?:abs|absolut[oa]s?)${END}`],
      ['kPa', `(?:kpa|kilopascal(?:es)?)${END}`],
      ['kgf/cm²', `kgf?/cm[2²]${END}`],
      ['atm', `(?:atm|atmosferas?)${END}`],
      ['MPa', `(?:mpa|megapascal(?:es)?)${END}`],
      ['bar', `(?:bar|bares|barg)${END}`],
      ['psi', `(?:psi|psig|lb/in2|libras)${END}`],
    ],
    namedBy: 'presion',
  },
  temperature: {
    name: 'Temperatura',
    question: 'Temperatura',
    fieldLabel: 'Temperatura',
    parameter: 't',
    earlierParameter: 'temperatura',
    listLetter: 'c',
    units: { si: '°C', imperial: '°F' },
    writtenUnits: [
      ['°F', String.raw`(?:[°º]\s?f|f|grados? f|grados? fahrenheit)${END}`],
      ['°C', String.raw`(?:[°º]\s?c|c|grados? c|grados? celsius|grados?)${END}`],
    ],
    namedBy: 'temperatura',
    belowZero: { reach: 200, grain: 100 },
  },
  speed: {
    name: 'Velocidad',
    question: 'Velocidad',
    fieldLabel: 'Velocidad',
    parameter: 'v',
    earlierParameter: 'velocidad',
    listLetter: 'v',
    units: { si: 'm/s', imperial: 'ft/min' },
    writtenUnits: [
      ['m/s', `(?:m/s|mps|metros? por segundo)${END}`],
      ['ft/min', `(?:ft/min|fpm|sfpm|pies? por minuto)${END}`],
    ],
    namedBy: 'velocidad',
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>

export type Facet = keyof typeof TABLE

export const FACETS: Readonly<Record<Facet, FacetDefinition>> = TABLE

/** In the order in which a buyer asks for them. */
export const FACET_NAMES = Object.keys(FACETS) as [Facet, ...Facet[]]

/**
 * What may be given as turns of the shaft a minute instead; with its diameter they make a speed. The
 * selector's address says so: `v=1450&uv=rpm`.
 */
export const TURNS = { facet: 'speed', unit: 'rpm', parameter: 'uv' } as const

/** Whether an address of the selector gives it in turns. */
export function isInTurns(query: URLSearchParams): boolean {
  return query.get(TURNS.parameter) === TURNS.unit
}
