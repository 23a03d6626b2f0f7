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
const POUND = String.raw`(?:lbf?s?|libras?(?:[ -]fuerza)?|pounds?)`
const DEGREE = String.raw`(?:°\s?|deg\.?\s?)`
const KILO = String.raw`(?:kgf|kgs?|kp|kilos?|kilogramos?(?:[ -]fuerza)?)`

type Row = Omit<WrittenUnit, 'facet' | 'form'> & { form: string }

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
    {
      unit: 'bar',
      shownAs: 'mm Hg',
      factor: MMHG,
      form: String.raw`(?:mm\s?(?:de )?(?:hg|mercurio)|torr)${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'in Hg',
      factor: MMHG * 25.4,
      form: String.raw`(?:in|pulg|pulgadas?|")\.?\s?(?:de )?(?:hg|mercurio)${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'm de agua',
      factor: METRE_OF_WATER,
      form: `(?:m|mts?|metros?)\\.?${OF_WATER}${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'mm de agua',
      factor: METRE_OF_WATER / 1000,
      form: `mm${OF_WATER}${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'ft de agua',
      factor: FOOT_OF_WATER,
      form: `(?:ft|pies?)\\.?${OF_WATER}${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'in de agua',
      factor: FOOT_OF_WATER / 12,
      form: `(?:in|pulg|pulgadas?|")\\.?${OF_WATER}${END}`,
    },
    {
      unit: 'psi',
      form: `(?:${POUND}\\.?${SQUARE_INCH}|lpc|lppc|psig|psi\\s?\\(?g\\)?|psi(?!a|\\s?\\(a))${GAUGE}${END}`,
    },
    { unit: 'psi', shownAs: 'ksi', factor: 1000, form: `ksi${END}` },
    {
      unit: 'psi',
      shownAs: 'psi abs',
      offset: -convert(AIR, 'bar', 'psi'),
      form: `psi${ABSOLUTE}${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'mbar abs',
      factor: 0.001,
      offset: -AIR,
      form: `mbar${ABSOLUTE}${END}`,
    },
    {
      unit: 'bar',
      shownAs: 'mbar',
      factor: 0.001,
      form: `(?:mbar|milibares?|hpa|hectopascal(?:es)?)${END}`,
    },
    { unit: 'bar', shownAs: 'bar abs', offset: -AIR, form: `bar(?:es)?${ABSOLUTE}${END}` },
    { unit: 'bar', form: `(?:bar|bares|bars|barg)${GAUGE}${END}` },
    { unit: 'kPa', shownAs: 'kPa abs', offset: -AIR * 100, form: `kpa${ABSOLUTE}${END}` },
    { unit: 'kPa', form: `(?:kpa|kilopascal(?:es)?)${GAUGE}${END}` },
    { unit: 'MPa', form: `(?:mpa|megapascal(?:es)?|n/mm\\s?\\^?2)${GAUGE}${END}` },
    { unit: 'kPa', shownAs: 'Pa', factor: 0.001, form: `(?:pa|pascal(?:es)?)${END}` },
    {
      unit: 'kgf/cm²',
      form: `(?:${KILO}\\.?${SQUARE_CM}|kgf|kilos? de presion|kg de presion|kilogramos? de presion)${GAUGE}${END}`,
    },
    { unit: 'atm', shownAs: 'atm abs', offset: -1, form: `(?:atm|atmosferas?)${ABSOLUTE}${END}` },
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
    {
      unit: 'm/s',
      shownAs: 'm/min',
      factor: 1 / 60,
      form: String.raw`(?:m/min|metros?(?: por |/)min(?:uto)?)${END}`,
    },
    {
      unit: 'ft/min',
      shownAs: 'ft/s',
      factor: 60,
      form: String.raw`(?:ft/s(?:e[cg])?|fps|pies?(?: por |/)seg(?:undo)?)${END}`,
    },
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
