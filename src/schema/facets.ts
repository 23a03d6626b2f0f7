/**
 * What a machine is chosen by, in the order in which a buyer asks for it: how each figure is called,
 * measured, asked for, and recognised in what a visitor writes. The one place that knows.
 */
type FacetDefinition = {
  /** Where no property of a product names it. */
  name: string
  /** How the selector asks for it. */
  question: string
  /** Its name in the selector's address, and the one that earlier publications gave it. */
  parameter: string
  earlierParameter: string
  /** The units that it is judged, asked and shown in. */
  units: { si: string; imperial: string }
  /** How visitors write its units, folded; where two begin alike, the longer first. */
  writtenUnits: readonly (readonly [unit: string, form: string])[]
  /** Words that before a bare number say what it measures, and nothing that its unit would not say. */
  namedBy: string
  /** Words that do so and also say what is looked for: "vástago" asks for a rod seal. */
  impliedBy?: string
}

/** Ends a unit: "10 bar", not "10 barriles". */
const END = String.raw`(?![\p{L}\p{N}])`

export const FACETS = {
  diameter: {
    name: 'Diámetro',
    question: 'Diámetro de eje',
    parameter: 'eje',
    earlierParameter: 'eje',
    units: { si: 'mm', imperial: 'in' },
    writtenUnits: [
      ['mm', `(?:mm|milimetros?)${END}`],
      ['cm', `(?:cm|centimetros?)${END}`],
      ['in', String.raw`(?:["”″]|''|(?:in|inch|inches|pulg|pulgadas?|plg)${END}\.?)`],
    ],
    namedBy: 'eje|diametro|ø|⌀',
    impliedBy: 'vastago|piston',
  },
  pressure: {
    name: 'Presión',
    question: 'Presión',
    parameter: 'p',
    earlierParameter: 'presion',
    units: { si: 'bar', imperial: 'psi' },
    writtenUnits: [
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
    parameter: 't',
    earlierParameter: 'temperatura',
    units: { si: '°C', imperial: '°F' },
    writtenUnits: [
      ['°F', String.raw`(?:[°º]\s?f|f|grados? f|grados? fahrenheit)${END}`],
      ['°C', String.raw`(?:[°º]\s?c|c|grados? c|grados? celsius|grados?)${END}`],
    ],
    namedBy: 'temperatura',
  },
  speed: {
    name: 'Velocidad',
    question: 'Velocidad',
    parameter: 'v',
    earlierParameter: 'velocidad',
    units: { si: 'm/s', imperial: 'ft/min' },
    writtenUnits: [
      ['m/s', `(?:m/s|mps|metros? por segundo)${END}`],
      ['ft/min', `(?:ft/min|fpm|sfpm|pies? por minuto)${END}`],
    ],
    namedBy: 'velocidad',
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>

export type Facet = keyof typeof FACETS

/** In the order in which a buyer asks for them. */
export const FACET_NAMES = Object.keys(FACETS) as [Facet, ...Facet[]]

export function facetDefinition(facet: Facet): FacetDefinition {
  return FACETS[facet]
}
