/** Kinds of quantity. `count` collects the units that have no counterpart in the other system. */
export const DIMENSIONS = [
  'length',
  'pressure',
  'temperature',
  'temperature-difference',
  'speed',
  'vacuum',
  'volume',
  'mass-per-area',
  'force-per-width',
  'count',
] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** The two systems in which the site shows its figures. */
export type UnitSystem = 'si' | 'imperial'

type UnitDefinition = {
  dimension: Dimension
  system: UnitSystem | 'none'
  /** Value in the dimension's base unit = value × factor + offset. */
  factor: number
  offset?: number
  /** The unit in the other system in which a computed value is shown. */
  counterpart?: string
}

/** Atmospheric pressure in bar, the deepest possible vacuum. */
export const AIR = 1.013_25

/** Factors: NIST SP 811. Pressure in bar, length in mm, speed in m/s, vacuum in mm Hg, volume in L. */
const CONVERTIBLE = {
  mm: { dimension: 'length', system: 'si', factor: 1, counterpart: 'in' },
  cm: { dimension: 'length', system: 'si', factor: 10, counterpart: 'in' },
  m: { dimension: 'length', system: 'si', factor: 1000, counterpart: 'ft' },
  µm: { dimension: 'length', system: 'si', factor: 0.001, counterpart: 'µin' },
  in: { dimension: 'length', system: 'imperial', factor: 25.4, counterpart: 'mm' },
  ft: { dimension: 'length', system: 'imperial', factor: 304.8, counterpart: 'm' },
  µin: { dimension: 'length', system: 'imperial', factor: 0.0000254, counterpart: 'µm' },
  bar: { dimension: 'pressure', system: 'si', factor: 1, counterpart: 'psi' },
  MPa: { dimension: 'pressure', system: 'si', factor: 10, counterpart: 'psi' },
  kPa: { dimension: 'pressure', system: 'si', factor: 0.01, counterpart: 'psi' },
  'kgf/cm²': { dimension: 'pressure', system: 'si', factor: 0.980665, counterpart: 'psi' },
  atm: { dimension: 'pressure', system: 'si', factor: AIR, counterpart: 'psi' },
  'N/mm²': { dimension: 'pressure', system: 'si', factor: 10, counterpart: 'psi' },
  psi: { dimension: 'pressure', system: 'imperial', factor: 0.0689476, counterpart: 'bar' },
  // Absolute pressure: less by one atmosphere as gauge pressure.
  'bar abs': { dimension: 'pressure', system: 'si', factor: 1, offset: -AIR },
  'mbar abs': { dimension: 'pressure', system: 'si', factor: 0.001, offset: -AIR },
  'kPa abs': { dimension: 'pressure', system: 'si', factor: 0.01, offset: -AIR },
  'psi abs': { dimension: 'pressure', system: 'imperial', factor: 0.0689476, offset: -AIR },
  '°C': { dimension: 'temperature', system: 'si', factor: 1, counterpart: '°F' },
  '°F': {
    dimension: 'temperature',
    system: 'imperial',
    factor: 5 / 9,
    offset: -160 / 9,
    counterpart: '°C',
  },
  'm/s': { dimension: 'speed', system: 'si', factor: 1, counterpart: 'ft/min' },
  'ft/min': { dimension: 'speed', system: 'imperial', factor: 0.00508, counterpart: 'm/s' },
  'mm Hg': { dimension: 'vacuum', system: 'si', factor: 1, counterpart: 'in Hg' },
  'in Hg': { dimension: 'vacuum', system: 'imperial', factor: 25.4, counterpart: 'mm Hg' },
  L: { dimension: 'volume', system: 'si', factor: 1, counterpart: 'gal' },
  gal: { dimension: 'volume', system: 'imperial', factor: 3.785412, counterpart: 'L' },
  'g/m²': { dimension: 'mass-per-area', system: 'si', factor: 1, counterpart: 'oz/yd²' },
  'oz/yd²': {
    dimension: 'mass-per-area',
    system: 'imperial',
    factor: 33.90575,
    counterpart: 'g/m²',
  },
  'N/mm': { dimension: 'force-per-width', system: 'si', factor: 1, counterpart: 'lb/in' },
  'lb/in': {
    dimension: 'force-per-width',
    system: 'imperial',
    factor: 0.1751268,
    counterpart: 'N/mm',
  },
} as const satisfies Record<string, UnitDefinition>

/** Units shown unconverted: counts, ratios, grades and test results without an imperial counterpart. */
const PLAIN_UNITS = [
  '°',
  'rpm',
  '%',
  '% en peso',
  '% del total',
  'pasos',
  'tipos',
  'modelos',
  'piezas',
  'unidades',
  'labios',
  'veces',
  'HRC',
  'mm/mm de diámetro',
  'IP',
  'pH',
  'ppm',
  'carreras',
  'ciclos',
  'años',
  'meses',
  'semanas',
  'días',
  'h',
  'min',
  's',
  'clase',
  'g/cm³',
  'DN',
  'NPS',
  'Shore A',
  'ml/h',
  '°C·bar',
  'mg/(s·m)',
  'cm³/min',
  'dispositivos',
  'Hz',
  'kHz',
  'g',
  'mm/s',
  'kg',
  'V',
  'mA',
  'W',
  'dBm',
  'MB',
  'GB',
  'USD',
  'USD/año',
  'm³/h',
  'L/min',
  '-',
] as const

export const UNITS: Readonly<Record<string, UnitDefinition>> = {
  ...CONVERTIBLE,
  ...Object.fromEntries(
    PLAIN_UNITS.map((unit) => [unit, { dimension: 'count', system: 'none', factor: 1 } as const]),
  ),
}

/** Units that stand before their figure, as in "DN 50". */
export const LEADING_UNITS: readonly string[] = ['IP', 'DN', 'NPS', 'pH', 'Shore A', 'HRC', 'clase']

/** The length of "ft/min"; a longer unit is a word, which the column's name already says. */
export const LONGEST_UNIT = 6

/** From this many characters on, a narrower font keeps a figure on its line. */
export const LONG_FIGURE = 14

/** A unit as it follows its figure: "mm Hg" never breaks, "mm/mm de diámetro" only between its words. */
export const unitTail = (unit: string): string =>
  `\u00a0${unit.replaceAll(/ (?=\p{Lu})/gu, '\u00a0')}`

/** Units that number a class: twice the number is not twice as much, so they have no axis. */
export const CLASS_UNITS: readonly string[] = ['IP', 'pH', 'clase']

const MM_PER_M = 1000
const SECONDS_PER_MINUTE = 60

/** Surface speed of a shaft in m/s; its diameter in mm. */
export function surfaceSpeed(turnsPerMinute: number, diameter: number): number {
  return (Math.PI * diameter * turnsPerMinute) / (MM_PER_M * SECONDS_PER_MINUTE)
}

/** Turns per minute at a surface speed in m/s; diameter in mm. */
export function turnsAt(speed: number, diameter: number): number {
  return (speed * MM_PER_M * SECONDS_PER_MINUTE) / (Math.PI * diameter)
}

/** 1 mm Hg in kPa (NIST SP 811). */
const KPA_PER_MM_HG = 0.133_322_4

/** A vacuum published in mm Hg (no SI unit) as kPa below atmospheric pressure. */
export function vacuumInKpa(mercury: number): number {
  return mercury * KPA_PER_MM_HG
}

/** 1 bar in mm Hg (NIST SP 811). */
const MM_HG_PER_BAR = 750.0617

/** A negative gauge pressure in bar as a vacuum in mm Hg. */
export function vacuumOf(pressure: number): number {
  return -pressure * MM_HG_PER_BAR
}

/** Significant digits that survive a floating-point conversion. */
const EXACT_DIGITS = 12

/**
 * Converts between two units of one dimension, without floating-point noise: 0.75 in stays 0.75 in.
 *
 * @throws RangeError if the units have different dimensions
 */
export function convert(value: number, from: string, to: string): number {
  const source = UNITS[from]
  const target = UNITS[to]
  if (!source || !target || source.dimension !== target.dimension) {
    throw new RangeError(`no conversion from ${from} to ${to}`)
  }
  if (from === to) return value
  const base = value * source.factor + (source.offset ?? 0)
  return Number(((base - (target.offset ?? 0)) / target.factor).toPrecision(EXACT_DIGITS))
}
