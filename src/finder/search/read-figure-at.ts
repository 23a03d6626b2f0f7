import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import {
  beginsCode,
  INCH,
  MM,
  NUMBER_HERE,
  sizeOf,
  THICKEST,
  valueOf,
  WHOLE_FRACTION,
  MEANINGS,
  type LengthUnit,
  type Reading,
  type Source,
  type Typed,
} from './figure-syntax.ts'
import {
  nameAfter,
  nameBefore,
  nameStart,
  pressureMeant,
  sideAfter,
  type Measured,
} from './figure-words.ts'
import { readNumber } from './read-number.ts'
import { modelAt, pieceAt, ringAt, TIMES } from './read-piece-at.ts'
import { OTHER_UNITS } from './spoken-figures.ts'
import { tidyText } from './plain-text.ts'
import { inUnit, WRITTEN_UNITS } from './written-units.ts'

/** Machines are not given lower temperatures in kelvin: "15 K" is a code. */
const LEAST_KELVIN = 173
const WORD_END = String.raw`(?![\p{L}\p{N}]|/\p{L})`
const KILOS = new RegExp(String.raw`^(?:kgs?|kilos?|kilogramos?)${WORD_END}`, 'u')
const METRES = new RegExp(String.raw`^(?:m|mts?|metros?)${WORD_END}`, 'u')
const IN_TURNS = new RegExp(
  String.raw`^(?:r\.?p\.?m\.?|rev(?:oluciones|\.)?\s?(?:/|por )\s?min(?:utos?)?|(?:vueltas|revoluciones)(?: por minuto)?)(?![\p{L}\p{N}])`,
  'u',
)
/** Thousands separated by a space, before units with figures that large: "15 010 psi". */
const SPACED = /^(?:\d(?: \d{3})+|\d{2,3} 0\d{2})(?=\s?(?:psi|rpm|kpa|ft\/min|fpm|lb|libras))/u
/** A bare number after "motor" is not set aside as its power: "motor 4 polos". */
const MOTOR = /motor(?: de)?\s*$/u
/** Joins the two ends of a range: "20 a 80 °C", "10-15 bar". */
const TO = /^(?:\s?[-@]\s?|\s(?:a|al|hasta|y)\s)(?=-?\d)/u
const FROM = /(?<!\p{L})(?:entre|de|desde)\s?$/u
/** Marks the next number as a quantity: "442C x 2". */
const COUNTED = /(?<![\p{L}\p{N}])x\s?$/u

/** Fluids and uses that are always cold. */
const COLD =
  /(?<!\p{L})(?:gnl|lng|lox|licuad|liquid|criogeni|cryogeni|nitrogeno|oxigeno|argon|helio|amonia|etileno|propano|glicol|salmuera|freon|refriger|frigorific|congela|frio)/u

/** Words before a number that is a name: "plan 32", "clase 15". */
const NUMBERED = /(?<!\p{L})(?:plan(?:es)?|api|clase|tipo|norma|serie|iso|en|din|ansi|asme|ph)\s?$/u

const METRE: LengthUnit = { facet: 'diameter', unit: 'mm', shownAs: 'm', factor: 1000 }
const CELSIUS: LengthUnit = { facet: 'temperature', unit: FACETS.temperature.units.si }
const PER_MINUTE: LengthUnit = { facet: TURNS.facet, unit: 'm/s', shownAs: TURNS.unit }
const KILO: LengthUnit = { facet: 'pressure', unit: 'kgf/cm²' }

/** Interprets a number of a query; undefined if it may be a code or a word. */
export function readFigureAt(source: Source, { start, typed: found }: Typed): Reading | undefined {
  const typed = SPACED.exec(source.folded.slice(start))?.[0] ?? found
  const before = source.folded.slice(0, start)
  const named = nameBefore(before)
  const here = { start, typed }
  if (TIMES.test(source.folded.slice(start + typed.length))) return pieceAt(source, here)
  const ring = named === undefined ? ringAt(source, here) : undefined
  return (
    ring ?? rangeAt(source, here, named) ?? singleAt(source, here, named) ?? modelAt(source, here)
  )
}

/** A number with its position and the text after it. */
type NumberAt = Typed & {
  value: number
  end: number
  /** The number of spaces that follow, and the text after them. */
  gap: number
  rest: string
}

/** Marks a code, or a part of one. */
const NO_FIGURE = 'no figure'

/** Interprets a single number by its unit, by the word beside it or by elimination. */
function singleAt(source: Source, here: Typed, named: Measured | undefined): Reading | undefined {
  const { start, typed } = here
  const end = start + typed.length
  const gap = /^\s*/.exec(source.folded.slice(end))?.[0].length ?? 0
  const value = valueOf(typed, '')
  if (value === undefined) return undefined
  const number = { start, typed, value, end, gap, rest: source.folded.slice(end + gap) }
  const reading =
    turnsAt(number) ??
    byNameAt(source, number, named) ??
    inUnitAt(source, number, named) ??
    inOtherUnitAt(source, number, named) ??
    withoutUnitAt(source, number, named)
  return reading === NO_FIGURE ? undefined : reading
}

function turnsAt({ typed, end, gap, rest }: NumberAt): Reading | undefined {
  const turns = IN_TURNS.exec(rest)?.[0]
  if (turns === undefined) return undefined
  const figure = { value: readNumber(typed, TURNS.unit), unit: PER_MINUTE, written: typed }
  return { end: end + gap + turns.length, figure, isTurns: true }
}

/** Metres and kilos beside a name: metres of a diameter are no length of material, kilos of a pressure no weight. */
function byNameAt(
  source: Source,
  { rest, end, gap, ...here }: NumberAt,
  named: Measured | undefined,
): Reading | typeof NO_FIGURE | undefined {
  const isOfDiameter =
    named === 'diameter' || nameAfter(rest.replace(METRES, ''))?.measured === 'diameter'
  const [said, unit] = isOfDiameter
    ? [METRES.exec(rest)?.[0], METRE]
    : [named === 'pressure' ? KILOS.exec(rest)?.[0] : undefined, KILO]
  if (said === undefined) return undefined
  return measured(source, here, unit, end + gap + said.length, named) ?? NO_FIGURE
}

function inUnitAt(
  source: Source,
  { value, rest, end, gap, ...here }: NumberAt,
  named: Measured | undefined,
): Reading | typeof NO_FIGURE | undefined {
  for (const unit of WRITTEN_UNITS) {
    const said = unit.form.exec(rest)?.[0]
    if (said === undefined) continue
    if (isOfCode(source, here.typed, said, rest)) return NO_FIGURE
    if (said === 'k' && value < LEAST_KELVIN) continue
    return measured(source, here, unit, end + gap + said.length, named) ?? NO_FIGURE
  }
  return undefined
}

/** Whether a unit is part of a code: in "442C-50" and "442C-XYZ", the C is no temperature. */
function isOfCode({ isCode }: Source, typed: string, unit: string, rest: string): boolean {
  return (
    /^[a-z]{1,2}$/.test(unit) &&
    (beginsCode(`${typed}${rest}`, isCode) ||
      (/^-[\p{L}\d]/u.test(rest.slice(unit.length)) && isCode(`${typed}${unit}`)))
  )
}

/** A number with a unit that products are not chosen by: set aside with an explanation. */
function inOtherUnitAt(
  { text, folded, isCode }: Source,
  { start, typed, rest, end, gap }: NumberAt,
  named: Measured | undefined,
): Reading | typeof NO_FIGURE | undefined {
  for (const [form, meaning] of OTHER_UNITS) {
    const said = form.exec(rest)?.[0]
    if (said === undefined) continue
    if (beginsCode(`${typed}${rest}`, isCode)) return NO_FIGURE
    // "316L" is a steel, "13 L" a volume.
    if (said.length === 1 && gap === 0 && typed.length > 2) return NO_FIGURE
    const until = end + gap + said.length
    const from = named === 'other' ? nameStart(folded.slice(0, start)) : start
    return { end: until, size: { text: tidyText(text.slice(from, until)), meaning } }
  }
  return undefined
}

function withoutUnitAt(
  source: Source,
  { start, typed, value, end, rest }: NumberAt,
  named: Measured | undefined,
): Reading | undefined {
  const { text, folded, isCode, bareLength } = source
  const here = { start, typed }
  const before = folded.slice(0, start)
  if (WHOLE_FRACTION.test(typed.replace('-', ''))) return measured(source, here, INCH, end, named)
  if (/^[\p{L}\p{N}/]/u.test(text.slice(end))) return undefined
  const what = named ?? nameAfter(folded.slice(end))?.measured
  if (what === 'other' && !MOTOR.test(before)) {
    return {
      end,
      size: sizeOf(text.slice(named === 'other' ? nameStart(before) : start, end), 'other'),
    }
  }
  if (what !== undefined && what !== 'other') {
    const unit = isFacet(what) ? { facet: what, unit: FACETS[what].units.si } : MM
    return measured(source, here, unit, end, named)
  }
  if (COUNTED.test(before)) return { end, size: sizeOf(text.slice(start, end), 'quantity') }
  // Only temperatures are negative: "gnl -162".
  if (/^-\d{2,3}$/.test(typed)) {
    if (COLD.test(folded)) return measured(source, here, CELSIUS, end, named)
    if (!isCode(typed.slice(1))) return { end, size: sizeOf(text.slice(start, end), 'unitless') }
  }
  if (/^\d{2,4}[.,]\d{1,2}$/.test(typed) && !NUMBERED.test(before)) {
    return { end, size: sizeOf(text.slice(start, end), 'unitless') }
  }
  // "cordón 10": a bare number at the end of a query for a packing is its section.
  const isLast = rest === '' && start > 0 && !NUMBERED.test(before)
  const isSection = bareLength === 'section' && isLast && /^\d{1,2}$/.test(typed) && !isCode(typed)
  return isSection && value > 0 && value <= THICKEST.section
    ? { end, section: value, size: sizeOf(`${typed} mm`, 'section') }
    : undefined
}

/** A number with a unit: a figure of the machine, or a length of the asked product. */
function measured(
  { text, folded, bareLength }: Source,
  { start, typed }: Typed,
  unit: LengthUnit,
  unitEnd: number,
  named: Measured | undefined,
): Reading | undefined {
  const value = valueOf(typed, unit.unit)
  const isLength = unit.facet === 'diameter'
  // "1.5/8" is a notation for inches in drawings, never for another unit.
  if (value === undefined || (!isLength && /\.\d+\//.test(typed))) return undefined
  const after = named === undefined ? nameAfter(folded.slice(unitEnd)) : undefined
  const figure = { value, unit, written: tidyText(typed) }
  if (!isLength) {
    const isNamed = after?.measured === unit.facet
    const nameEnd = unitEnd + (isNamed ? after.length : sideAfter(folded.slice(unitEnd)))
    const meant = pressureMeant(unit, value, [folded.slice(0, start), folded.slice(unitEnd)])
    return {
      end: Math.max(nameEnd, unitEnd + meant.length),
      figure: { ...figure, unit: meant.unit },
    }
  }
  const length = inUnit(value, unit, 'mm')
  const bare = length <= THICKEST[bareLength] ? bareLength : 'diameter'
  const said = named ?? after?.measured ?? bare
  const end = unitEnd + (after?.length ?? 0)
  const size = (what: keyof typeof MEANINGS) => sizeOf(text.slice(start, unitEnd), what)
  if (said === 'section') return { end, section: length, size: size('section') }
  if (said === 'bore') return { end, bore: length, size: size('bore') }
  if (said === 'thickness') return { end, thickness: length, size: size('thickness') }
  if (said === 'length' || said === 'other') return { end, size: size(said) }
  return { end, figure }
}

/** "20 a 80 °C": the larger end is the value, the smaller one `least`. */
function rangeAt(
  source: Source,
  { start, typed }: Typed,
  named: Measured | undefined,
): Reading | undefined {
  const end = start + typed.length
  const to = TO.exec(source.folded.slice(end))?.[0]
  const isFrom = FROM.test(source.folded.slice(0, start))
  if (to === undefined) return rangeInUnits(source, { start, typed }, named, isFrom)
  if (!isFrom && to.trim() === 'y') return undefined
  const other = NUMBER_HERE.exec(source.folded.slice(end + to.length))?.[0]
  if (other && source.isCode(`${typed}${to}${other}`)) return undefined
  const reading = other && singleAt(source, { start: end + to.length, typed: other }, named)
  // Point and comma are read as in the other end: "1.125 a 2.250 in" has decimals.
  const unit = reading && (reading.isTurns ? TURNS.unit : reading.figure?.unit.unit)
  const lower = valueOf(typed, unit || '')
  if (!reading || lower === undefined) return undefined
  const facet = reading.figure?.unit.facet
  const isNamed = named !== undefined && isFacet(named)
  // "eje 60 a 20 bar" are two figures.
  if (isNamed && facet !== named) return undefined
  // "180 a 20 bar" is the product 180 at that pressure, "442-50 mm" its size.
  const isSpan = isFrom || isNamed || (to.trim() === '-' && isRise(lower, reading))
  if (!isSpan && source.isCode(typed)) return undefined
  if (!reading.figure) {
    return reading.size
      ? { ...reading, size: { ...reading.size, text: `${typed}${to}${reading.size.text}` } }
      : reading
  }
  return { ...reading, figure: spanOf({ value: lower, written: typed }, reading.figure) }
}

/** Whether a number is the lower end of a figure that is no length. */
function isRise(lower: number, { figure }: Reading): boolean {
  return figure !== undefined && figure.unit.facet !== 'diameter' && lower < figure.value
}

/** "20 °C a 80 °C", "20 °C a 80": both ends, or the first one, with the unit; "10 bar a 80 °C" are two figures. */
function rangeInUnits(
  source: Source,
  here: Typed,
  named: Measured | undefined,
  isFrom: boolean,
): Reading | undefined {
  const one = singleAt(source, here, named)
  const to = one && TO.exec(source.folded.slice(one.end))?.[0]
  if (!to || (!isFrom && to.trim() === 'y')) return undefined
  const start = one.end + to.length
  const typed = NUMBER_HERE.exec(source.folded.slice(start))?.[0]
  if (typed === undefined) return undefined
  const other = singleAt(source, { start, typed }, named)
  const bare = { start, typed, end: start + typed.length }
  if (one.figure && (!other || other.end === bare.end)) {
    const figure = bareEnd(source, bare, one.figure, isFrom || named === one.figure.unit.facet)
    if (figure) return { ...one, end: bare.end, figure }
  }
  if (!other) return undefined
  if (!one.figure || !other.figure) return sizesFrom(one, to, other)
  const [from, until] = [one.figure, other.figure]
  const isSame = (['facet', 'unit'] as const).every((key) => from.unit[key] === until.unit[key])
  // "vacío de 0,5 bar a 0,9 bar": what is said before the first end holds for both.
  const isMeant = from.unit.shownAs === until.unit.shownAs || until.unit.shownAs === undefined
  return isSame && isMeant && other.isTurns === one.isTurns
    ? { ...other, figure: { ...spanOf(from, until), unit: from.unit } }
    : undefined
}

/** "20 °C a 80": the second end without its unit; "10 bar a 80" is rather a temperature. */
function bareEnd(
  { folded }: Source,
  { typed, end }: Typed & { end: number },
  one: ReadFigure,
  isNamed: boolean,
): ReadFigure | undefined {
  const isSame = isNamed || one.unit.facet === 'temperature'
  const value = valueOf(typed, one.unit.unit)
  if (!isSame || value === undefined || /^[\p{L}\p{N}%/]/u.test(folded.slice(end))) return undefined
  return spanOf(one, { ...one, value, written: typed })
}

/** "sección 6 mm a 10 mm": two lengths of one kind, of which the last one counts. */
function sizesFrom(one: Reading, to: string, other: Reading): Reading | undefined {
  if (!one.size || !other.size || one.size.meaning !== other.size.meaning) return undefined
  return { ...other, size: { ...other.size, text: `${one.size.text}${to}${other.size.text}` } }
}

type ReadFigure = NonNullable<Reading['figure']>

function spanOf(one: Pick<ReadFigure, 'value' | 'written'>, other: ReadFigure): ReadFigure {
  const [less, more] = one.value > other.value ? [other, one] : [one, other]
  const written = `${less.written} a ${more.written}`
  return { ...other, value: more.value, least: less.value, written }
}

/** "lámina 40 bar 250": the last number is no code here, and without a unit no figure. */
export function unitlessAt({ text, folded }: Source, { start, typed }: Typed): Reading | undefined {
  const end = start + typed.length
  const isAlone =
    /^-?\d{2,3}$/.test(typed) && /^(?:$|[\s,;]+(?:$|\p{L}{3}))/u.test(folded.slice(end))
  return isAlone ? { end, size: sizeOf(text.slice(start, end), 'unitless') } : undefined
}

function isFacet(what: Measured): what is Facet {
  return what in FACETS
}
