/** What is measured. `count` gathers the units that have no counterpart in the other system. */
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
  /** The unit a computed value is shown in, in the other system. */
  counterpart?: string
}

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
  atm: { dimension: 'pressure', system: 'si', factor: 1.01325, counterpart: 'psi' },
  'N/mm²': { dimension: 'pressure', system: 'si', factor: 10, counterpart: 'psi' },
  psi: { dimension: 'pressure', system: 'imperial', factor: 0.0689476, counterpart: 'bar' },
  // Above a perfect vacuum: by the pressure of the air less than by a gauge.
  'bar abs': { dimension: 'pressure', system: 'si', factor: 1, offset: -1.01325 },
  'mbar abs': { dimension: 'pressure', system: 'si', factor: 0.001, offset: -1.01325 },
  'kPa abs': { dimension: 'pressure', system: 'si', factor: 0.01, offset: -1.01325 },
  'psi abs': { dimension: 'pressure', system: 'imperial', factor: 0.0689476, offset: -1.01325 },
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

/** Units shown alone: counts, ratios, grades and test results without an imperial habit. */
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

/** "ft/min" has so many signs; what has more is a word, which its column's name says. */
export const LONGEST_UNIT = 6

/** Units that number a class: twice the number is not twice as much, so that no axis measures it. */
export const CLASS_UNITS: readonly string[] = ['IP', 'pH', 'clase']

const MM_PER_M = 1000
const SECONDS_PER_MINUTE = 60

/** How fast the surface of a shaft moves, in m/s; its diameter in mm. */
export function surfaceSpeed(turnsPerMinute: number, diameter: number): number {
  return (Math.PI * diameter * turnsPerMinute) / (MM_PER_M * SECONDS_PER_MINUTE)
}

/** The turns a minute at which the surface of a shaft moves so fast, in m/s; its diameter in mm. */
export function turnsAt(speed: number, diameter: number): number {
  return (speed * MM_PER_M * SECONDS_PER_MINUTE) / (Math.PI * diameter)
}

/** 1 mm Hg in kPa (NIST SP 811). */
const KPA_PER_MM_HG = 0.133_322_4

/** How far below the pressure of the air a vacuum published in mm Hg lies, which is no unit of the SI. */
export function vacuumInKpa(mercury: number): number {
  return mercury * KPA_PER_MM_HG
}

/** The pressure of the air in bar, which no vacuum passes. */
export const AIR = 1.013_25

/** 1 bar in mm Hg (NIST SP 811). */
const MM_HG_PER_BAR = 750.0617

/** A pressure below that of the air, in bar, as a vacuum in mm Hg. */
export function vacuumOf(pressure: number): number {
  return -pressure * MM_HG_PER_BAR
}

/** The digits of a floating-point number that a conversion leaves exact. */
const EXACT_DIGITS = 12

/**
 * Converts between two units of one dimension, without the noise of binary fractions: 0.75 in stays 0.75 in.
 * Throws a RangeError if they measure different things.
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
