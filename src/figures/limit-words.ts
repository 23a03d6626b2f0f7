import { NO_BREAK_SPACE } from './bind-units.ts'
import { FACETS, type Facet } from './facets.ts'
import { formatNumber } from './format-number.ts'
import type { Beside, JudgedLimit, Judgement } from './judgement.ts'
import { limitsFor, marginIn, TOLERANCE } from './judge-figure.ts'
import { LIMITS } from './limits.ts'
import type { LimitKind } from './quantity.ts'
import type { Limits } from './ranges.ts'
import { convert, type UnitSystem } from './units.ts'

/**
 * The text for a judged limit, the same everywhere: "margen: 10 °C", "faltan 5 bar". Judged in the system of the
 * question, told in the visitor's: "margen: ≈ 217 psi". Where the limit that is shown in this system says otherwise,
 * since data sheets publish round figures in both (600 psi beside 40 bar), the one that decided is named.
 */
export function limitWords(limit: JudgedLimit, visitors: UnitSystem): string {
  const { kind, verdict, range, version, met, value, asked, beside } = limit
  const name = LIMITS[kind].name.toLowerCase()
  if (verdict === 'apart') return SIZED_APART[kind === 'section' ? 'section' : 'sheet']
  if (verdict === 'incomplete') return `falta el diámetro de eje para juzgar la ${name}`
  if (!range) return `no publica ${publishedName(limit)}`
  const { min, max, text: deciding } = limitsFor(range, asked)
  const seen = limitsFor(range, { system: visitors })
  const { text } = seen
  const { condition, short = condition } = range
  const { system = visitors } = asked
  const units: Units = { kind, asked: system, shown: visitors }
  const isDenied =
    system !== visitors &&
    (verdict === 'at-limit' || isWithin(seen, value) === (verdict === 'outside'))
  const decided = isDenied ? `; publica ${deciding}` : ''
  if (kind === 'pressure-temperature') return togetherWords(limit, range)
  if (verdict === 'unpublished') {
    return range.elseUnknown
      ? `${text} ${short}; lo demás no se publica`
      : `de ${publishedName(limit)} publica solo ${text} (${short})`
  }
  if (verdict === 'conditional') return `${text}, con una condición: ${short}`
  // The product may also limit pressure, so the text says that this is the vacuum.
  const whose = kind === 'vacuum' ? `vacío ${valueIn(max ?? 0, units)}, ` : ''
  const held = [version, met].filter(Boolean).join(', ')
  const named = (words: string) => whose + (held === '' ? words : `${words} (${held})`)
  if (verdict === 'outside') {
    const said = version ?? met ?? (range.varies ? undefined : short)
    const also = said === undefined ? '' : ` (${said})`
    if (min !== undefined && value < min) return `desde ${valueIn(min, units)}${also}${decided}`
    const missing = difference(value - (max ?? 0), units, Math.ceil)
    const lacks = /^(?:≈\s)?1\s/.test(missing) ? 'falta' : 'faltan'
    return `${whose}${lacks} ${missing}${also}${decided}`
  }
  if (kind === 'section') return named(`sección de ${valueIn(value, units)}`)
  if (FACETS[LIMITS[kind].facet].isSize || max === undefined) return named(text)
  // It is not published how far each elastomer reaches.
  if (range.varies) return `${whose}${short}, sin margen publicado`
  const most = Math.min(max, beside?.most ?? Infinity)
  // Each of pressure and temperature is within its own limit, but not both together.
  if (beside && most < value && verdict !== 'at-limit') return named(besideWords(beside, units))
  if (verdict === 'at-limit') return named(`justo en el límite${decided}`)
  const { room, isLower } = marginIn(
    { text: deciding, ...(min !== undefined && { min }), max: most },
    kind,
    value,
  )
  const end = isLower && min !== undefined ? `, mínima ${valueIn(min, units)}` : ''
  return named(`margen: ${difference(room, units, Math.floor)}${end}${decided}`)
}

/** Whether an SI value is within limits, as a reader compares it with what the row says. */
function isWithin({ min = -Infinity, max = Infinity }: Limits, value: number): boolean {
  return value >= min - TOLERANCE && value <= max + TOLERANCE
}

/** The quantity of a limit, the system in which it was asked, and the visitor's. */
type Units = Readonly<{ kind: LimitKind; asked: UnitSystem; shown: UnitSystem }>

/** Converted figures are approximate. */
const sign = ({ asked, shown: visitors }: Units) => (asked === visitors ? '' : `≈${NO_BREAK_SPACE}`)
const valueIn = (value: number, units: Units) =>
  sign(units) + inWords(value, units.kind, units.shown)

/** A limit reduced by another asked figure: "hasta 48 bar a 250 °C". */
function besideWords({ most, other }: Beside, units: Units): string {
  const { kind, shown: system } = units
  const upTo = withUnit(inUnits(most, kind, system), kind, system, Math.floor)
  return `hasta ${sign(units)}${upTo} a ${valueIn(other.value, { ...units, kind: other.facet })}`
}

/** For products that are not chosen by the shaft. */
const SIZED_APART = {
  section: 'se elige por sección: (caja − eje) / 2',
  sheet: 'se corta a medida',
} as const

function publishedName({ kind, asked: { facet, value } }: JudgedLimit): string {
  if (kind === 'section') return LIMITS.section.name.toLowerCase()
  if (facet === 'pressure' && value < 0) return 'vacío'
  return FACETS[facet].question.toLowerCase()
}

/**
 * The text for a limit of pressure × temperature: "presión × temperatura = 20 000; admite 12 000 °C·bar",
 * "…, solo en 1,6 mm de espesor".
 */
function togetherWords({ verdict, value }: JudgedLimit, range: NonNullable<JudgedLimit['range']>) {
  const thickness =
    range.thickness === undefined
      ? ''
      : `${formatNumber(range.thickness)}${NO_BREAK_SPACE}mm de espesor`
  if (verdict === 'conditional') return `presión × temperatura, solo en ${thickness}`
  if (verdict === 'unpublished') return `presión × temperatura, publicada hasta ${thickness}`
  if (verdict === 'within') return `presión × temperatura, dentro de ${range.text}`
  const asked = formatNumber(Math.round(value))
  const most = range.text + (thickness === '' ? '' : ` en ${thickness}`)
  return `presión × temperatura = ${asked}; admite ${most}`
}

const OR = new Intl.ListFormat('es', { type: 'disjunction' })

/** All texts of a product's judgement, in the order of the question. */
export function judgementWords(
  { limits, refusal, isSplit, versions = [] }: Judgement,
  system: UnitSystem,
): string[] {
  return [
    ...(refusal === undefined ? [] : [`no para este fluido: ${refusal}`]),
    ...(isSplit ? ['cubre cada cifra en una versión distinta, y todas juntas en ninguna'] : []),
    ...(versions.length > 1 ? [`cumple en ${OR.format(versions)}`] : []),
    ...limits.map((limit) => limitWords(limit, system)),
  ]
}

/** A facet's SI value in the visitor's units. */
export function shown(value: number, facet: Facet, system: UnitSystem): string {
  return inWords(value, facet, system)
}

/** A value of a limit in the visitor's units, rounded to the nearest. */
function inWords(value: number, kind: LimitKind, system: UnitSystem): string {
  return withUnit(inUnits(value, kind, system), kind, system, Math.round, FINE)
}

/** A difference of two values, rounded to the side that promises less; in the unit asked where nothing else is left. */
function difference(value: number, units: Units, round: (value: number) => number): string {
  const { kind, asked, shown: system } = units
  const across = Math.abs(inUnits(value, kind, system) - inUnits(0, kind, system))
  const told = withUnit(across, kind, system, round)
  return asked === system || !told.startsWith(`0${NO_BREAK_SPACE}`)
    ? sign(units) + told
    : difference(value, { ...units, shown: asked }, round)
}

function inUnits(value: number, kind: LimitKind, system: UnitSystem): number {
  return convert(value, LIMITS[kind].si, LIMITS[kind][system])
}

function withUnit(
  value: number,
  kind: LimitKind,
  system: UnitSystem,
  round: (value: number) => number,
  digitsOf: Decimals = COARSE,
): string {
  const unit = LIMITS[kind][system]
  return `${formatNumber(roundWith(value, unit, round, digitsOf))}${NO_BREAK_SPACE}${unit}`
}

/** Units without decimals: gauges and counters show none. */
const WHOLE = new Set(['mm Hg', 'rpm', '°C·bar'])

type Decimals = (value: number, unit: string) => number
/** Decimals of a margin or a shortfall: tenths below a hundred, hundredths of a slow speed. */
const COARSE: Decimals = (value, unit) => {
  if (unit === 'm/s' && Math.abs(value) < 1) return 2
  return Math.abs(value) < 100 ? 1 : 0
}
/** Decimals of an asked value, which keeps those that were typed: a tenth of a millimetre may be its whole margin. */
const FINE: Decimals = (value, unit) => {
  const isTyped = Number(value.toFixed(3)) === value
  if (isTyped || Math.abs(value) < 1) return 3
  return unit === 'mm' || Math.abs(value) < 10 ? 2 : COARSE(value, unit)
}

/** Rounds to the precision usual for the unit; inches to thousandths. */
function roundWith(
  value: number,
  unit: string,
  round: (value: number) => number,
  digitsOf: Decimals,
): number {
  const scale = 10 ** (WHOLE.has(unit) ? 0 : unit === 'in' ? 3 : digitsOf(value, unit))
  return round(Number((value * scale).toFixed(6))) / scale
}

/** An SI value in the visitor's units as typed into a field: no unit, no spaces. */
export function typedFigure(value: number, facet: Facet, system: UnitSystem): string {
  const unit = FACETS[facet].units[system]
  const rounded = roundWith(inUnits(value, facet, system), unit, Math.round, FINE)
  return String(rounded).replace('.', ',')
}
