import type { Facet } from '#figures/facets.ts'
import { AIR, convert } from '#figures/units.ts'

/** A way to write a unit, and its conversion to a unit of the catalogue. */
export type WrittenUnit = {
  facet: Facet
  /** The unit of the catalogue (units.ts) that it converts to. */
  unit: string
  /** Its label, if it is not a unit of the catalogue. */
  shownAs?: string
  /** The value in `unit` is value × factor + offset. */
  factor?: number
  offset?: number
  /** Matches at the start of the folded text after a number. */
  form: RegExp
}

/** The end of a unit: "10 bar", not "10 barriles"; "7 mm/s" is no length, "10 bar/120 °C" are two figures. */
const END = String.raw`(?![\p{L}\p{N}]|\^|/\p{L})`
const MMHG = 0.001333224
const METRE_OF_WATER = 0.0980665
const FOOT_OF_WATER = 0.0298907

/** "bara", "bar (a)"; "10 bar a 80 °C" is not absolute. */
const ABSOLUTE = String.raw`(?:a|\s?\(a\))`
const GAUGE = String.raw`(?:g|\s?\(g\)|\s?\(?(?:man|manometric[oa]s?|relativ[oa]s?)\.?\)?(?![\p{L}\p{N}]))?`
const OF_WATER = String.raw`(?:\s?(?:de )?(?:c\.?\s?a\.?|h2o|w\.?c\.?|w\.?g\.?|columna(?: de)? agua|col\.? agua)|\s?de agua)`
const SQUARE_CM = String.raw`(?:/|\s?x\s?|\s?por\s?)\s?(?:cm\s?\^?2|cm2|centimetros? cuadrados?)`
const SQUARE_INCH = String.raw`(?:/|\s?x\s?|\s?por\s?)\s?(?:(?:in|pulg|pulgadas?|plg)\.?\s?\^?2|pulgadas? cuadradas?|sq\.? ?in)`
const IN = '(?:in|pulg|pulgadas?|")'
const POUND = String.raw`(?:lbf?s?|libras?(?:[ -]fuerza)?|pounds?)`
const DEGREE = String.raw`(?:°\s?|deg\.?\s?)`
const KILO = String.raw`(?:kgf|kgs?|kp|kilos?|kilogramos?(?:[ -]fuerza)?)`

type Row = Omit<WrittenUnit, 'facet' | 'form'> & { form: string }

const scaled = (unit: string, shownAs: string, factor: number, form: string): Row => {
  return { unit, shownAs, factor, form: form + END }
}
const absolute = (unit: string, form: string): Row => ({
  unit,
  shownAs: `${unit} abs`,
  offset: -convert(AIR, 'bar', unit),
  form: form + ABSOLUTE + END,
})

/** Of forms with the same beginning, the longer one must come first. */
const ROWS: Readonly<Record<Facet, readonly Row[]>> = {
  diameter: [
    { unit: 'mm', form: `(?:mm|mms|milimetros?|milim)${END}` },
    { unit: 'cm', form: `(?:cms?|centimetros?)${END}` },
    {
      unit: 'in',
      form: String.raw`(?:"|(?:in|inch|inches|pulg|pulgs|pulgadas?|plg|pgda)${END}\.?)`,
    },
  ],
  pressure: [
    scaled('bar', 'mm Hg', MMHG, String.raw`(?:mm\s?(?:de )?(?:hg|mercurio)|torr)`),
    scaled('bar', 'in Hg', MMHG * 25.4, String.raw`${IN}\.?\s?(?:de )?(?:hg|mercurio)`),
    scaled('bar', 'm de agua', METRE_OF_WATER, `(?:m|mts?|metros?)\\.?${OF_WATER}`),
    scaled('bar', 'mm de agua', METRE_OF_WATER / 1000, `mm${OF_WATER}`),
    scaled('bar', 'ft de agua', FOOT_OF_WATER, `(?:ft|pies?)\\.?${OF_WATER}`),
    scaled('bar', 'in de agua', FOOT_OF_WATER / 12, `${IN}\\.?${OF_WATER}`),
    {
      unit: 'psi',
      form: `(?:${POUND}\\.?${SQUARE_INCH}|lpc|lppc|psig|psi\\s?\\(?g\\)?|psi(?!a|\\s?\\(a))${GAUGE}${END}`,
    },
    scaled('psi', 'ksi', 1000, 'ksi'),
    absolute('psi', 'psi'),
    { ...absolute('bar', 'mbar'), shownAs: 'mbar abs', factor: 0.001 },
    scaled('bar', 'mbar', 0.001, '(?:mbar|milibares?|hpa|hectopascal(?:es)?)'),
    absolute('bar', 'bar(?:es)?'),
    { unit: 'bar', form: `(?:bar|bares|bars|barg)${GAUGE}${END}` },
    absolute('kPa', 'kpa'),
    { unit: 'kPa', form: `(?:kpa|kilopascal(?:es)?)${GAUGE}${END}` },
    { unit: 'MPa', form: `(?:mpa|megapascal(?:es)?|n/mm\\s?\\^?2)${GAUGE}${END}` },
    scaled('kPa', 'Pa', 0.001, '(?:pa|pascal(?:es)?)'),
    {
      unit: 'kgf/cm²',
      form: `(?:${KILO}\\.?${SQUARE_CM}|kgf|kilos? de presion|kg de presion|kilogramos? de presion)${GAUGE}${END}`,
    },
    absolute('atm', '(?:atm|atmosferas?)'),
    { unit: 'atm', form: `(?:atm|atmosferas?)${END}` },
    { unit: 'psi', form: `(?:libras?|lbs?|pounds?)(?: de presion)?${END}` },
  ],
  temperature: [
    { unit: '°F', form: String.raw`(?:${DEGREE}f|f|grados? f|(?:grados? )?fahrenheit)${END}` },
    {
      unit: '°C',
      shownAs: 'K',
      offset: -273.15,
      form: String.raw`(?:°\s?k|k|kelvin|grados? kelvin)${END}`,
    },
    {
      unit: '°C',
      form: String.raw`(?:${DEGREE}c|c|oc|grados? c|(?:grados? )?(?:celsius|celcius|centigrados?)|grados?|°)${END}`,
    },
  ],
  speed: [
    {
      unit: 'm/s',
      form: String.raw`(?:m(?:ts?)?\s?/\s?s(?:e?g)?|mps|metros?(?: por |/)seg(?:undo)?)${END}`,
    },
    scaled('m/s', 'm/min', 1 / 60, '(?:m/min|metros?(?: por |/)min(?:uto)?)'),
    scaled('ft/min', 'ft/s', 60, '(?:ft/s(?:e[cg])?|fps|pies?(?: por |/)seg(?:undo)?)'),
    { unit: 'ft/min', form: String.raw`(?:ft/min|fpm|sfpm|pies?(?: por |/)min(?:uto)?)${END}` },
  ],
}

export const WRITTEN_UNITS: readonly WrittenUnit[] = (
  ['pressure', 'speed', 'diameter', 'temperature'] as const
).flatMap((facet) =>
  ROWS[facet].map((row) => ({ ...row, facet, form: new RegExp(`^${row.form}`, 'u') })),
)

/** Converts a number in a written unit to a unit of the catalogue. */
export function inUnit(value: number, written: Omit<WrittenUnit, 'form' | 'facet'>, to: string) {
  return convert(value * (written.factor ?? 1) + (written.offset ?? 0), written.unit, to)
}
