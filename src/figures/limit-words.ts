import { NO_BREAK_SPACE } from './bind-units.ts'
import { FACETS, type Facet } from './facets.ts'
import { formatNumber } from './format-number.ts'
import type { Beside, JudgedLimit, Judgement } from './judgement.ts'
import { limitsFor, marginIn } from './judge-figure.ts'
import { LIMITS } from './limits.ts'
import type { LimitKind } from './quantity.ts'
import { convert, type UnitSystem } from './units.ts'

/**
 * What a limit says of an asked figure, the same wherever it is said: "margen: 10 °C", "faltan 5 bar"; in the system in
 * which it was asked, where that is known.
 */
export function limitWords(limit: JudgedLimit, visitors: UnitSystem): string {
  const { kind, verdict, range, version, met, value, asked, beside } = limit
  const { system = visitors } = asked
  const name = LIMITS[kind].name.toLowerCase()
  if (verdict === 'apart') return SIZED_APART[kind === 'section' ? 'section' : 'sheet']
  if (verdict === 'incomplete') return `falta el diámetro de eje para juzgar la ${name}`
  if (!range) return `no publica ${publishedName(limit)}`
  const { min, max, text } = limitsFor(range, asked)
  const { condition, short = condition } = range
  if (verdict === 'unpublished') {
    return range.elseUnknown
      ? `${text} ${short}; lo demás no se publica`
      : `de ${publishedName(limit)} publica solo ${text} (${short})`
  }
  if (kind === 'pressure-temperature') return togetherWords(limit, range)
  if (verdict === 'conditional') return `${text}, con una condición: ${short}`
  // A product may limit its pressure too: the words say that this is the vacuum.
  const whose = kind === 'vacuum' ? `vacío ${inWords(max ?? 0, kind, system)}, ` : ''
  const held = [version, met].filter(Boolean).join(', ')
  const named = (words: string) => whose + (held === '' ? words : `${words} (${held})`)
  if (verdict === 'outside') {
    const said = version ?? met ?? (range.varies ? undefined : short)
    const also = said === undefined ? '' : ` (${said})`
    if (min !== undefined && value < min) return `desde ${inWords(min, kind, system)}${also}`
    const missing = difference(value - (max ?? 0), kind, system, Math.ceil)
    const lacks = missing.startsWith(`1${NO_BREAK_SPACE}`) ? 'falta' : 'faltan'
    return `${whose}${lacks} ${missing}${also}`
  }
  if (kind === 'section') return named(`sección de ${inWords(value, kind, system)}`)
  if (FACETS[LIMITS[kind].facet].isSize || max === undefined) return named(text)
  // Which of the elastomers reaches how far is not published.
  if (range.varies) return `${whose}${short}, sin margen publicado`
  const most = Math.min(max, beside?.most ?? Infinity)
  // Pressure and temperature each hold by themselves, and not together.
  if (beside && most < value && verdict !== 'at-limit')
    return named(besideWords(limit, beside, system))
  // Sheets publish round figures in both systems: 600 psi beside 40 bar. The one that decided is said.
  const decided = system === visitors ? '' : `; publica ${text}`
  if (verdict === 'at-limit') return named(`justo en el límite${decided}`)
  const { room, isLower } = marginIn(
    { text, ...(min !== undefined && { min }), max: most },
    kind,
    value,
  )
  const end = isLower && min !== undefined ? `, mínima ${inWords(min, kind, system)}` : ''
  return named(`margen: ${difference(room, kind, system, Math.floor)}${end}${decided}`)
}

/** "hasta 48 bar a 250 °C": what is left of a limit beside another asked figure. */
function besideWords({ kind }: JudgedLimit, { most, other }: Beside, system: UnitSystem): string {
  const upTo = withUnit(inUnits(most, kind, system), kind, system, Math.floor)
  return `hasta ${upTo} a ${inWords(other.value, other.facet, system)}`
}

/** Said of products that are not chosen by their shaft. */
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
 * The words for a limit of pressure times temperature: "presión × temperatura = 20 000 °C·bar; admite 12 000 °C·bar",
 * "…, solo en 1,6 mm de espesor".
 */
function togetherWords({ verdict, value }: JudgedLimit, range: NonNullable<JudgedLimit['range']>) {
  const thickness =
    range.thickness === undefined
      ? ''
      : `${formatNumber(range.thickness)}${NO_BREAK_SPACE}mm de espesor`
  if (verdict === 'conditional') return `presión × temperatura, solo en ${thickness}`
  if (verdict === 'within') return `presión × temperatura, dentro de ${range.text}`
  const asked = inWords(value, 'pressure-temperature', 'si')
  const most = range.text + (thickness === '' ? '' : ` en ${thickness}`)
  return `presión × temperatura = ${asked}; admite ${most}`
}

const OR = new Intl.ListFormat('es', { type: 'disjunction' })

/** All that is said of a product for a service, in the order of what is asked. */
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

/** A difference of two values, rounded so that nothing is promised. */
function difference(
  value: number,
  kind: LimitKind,
  system: UnitSystem,
  round: (value: number) => number,
): string {
  const across = Math.abs(inUnits(value, kind, system) - inUnits(0, kind, system))
  return withUnit(across, kind, system, round)
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

/** Whole in these units: a gauge or a counter shows no more. */
const WHOLE = new Set(['mm Hg', 'rpm', '°C·bar'])

type Decimals = (value: number) => number
/** The decimals of what is left or missing: tenths below a hundred. */
const COARSE: Decimals = (value) => (Math.abs(value) < 100 ? 1 : 0)
/** The decimals of what is asked: a tenth of a bar may be all of a vacuum's margin. */
const FINE: Decimals = (value) =>
  Math.abs(value) < 1 ? 3 : Math.abs(value) < 10 ? 2 : COARSE(value)

/** To what a reader of that unit expects; inches to their thousandths. */
function roundWith(
  value: number,
  unit: string,
  round: (value: number) => number,
  digitsOf: Decimals,
): number {
  const scale = 10 ** (WHOLE.has(unit) ? 0 : unit === 'in' ? 3 : digitsOf(value))
  return round(Number((value * scale).toFixed(6))) / scale
}

/** An SI value as it is typed in the visitor's units: no unit, no spaces. */
export function typedFigure(value: number, facet: Facet, system: UnitSystem): string {
  const unit = FACETS[facet].units[system]
  const rounded = roundWith(inUnits(value, facet, system), unit, Math.round, FINE)
  return String(rounded).replace('.', ',')
}
