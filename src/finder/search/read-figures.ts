import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { formatNumber } from '#figures/format-number.ts'
import { foldText } from '#schema/fold-text.ts'
import type { Asked } from '#figures/judgement.ts'
import type { SizeKind } from '#figures/quantity.ts'
import { nameAfter, nameBefore, nameStart, type Measured } from './figure-words.ts'
import {
  beginsCode,
  INCH,
  MEANINGS,
  MM,
  NUMBER,
  NUMBER_HERE,
  sizeAt,
  sizeOf,
  THICKEST,
  valueOf,
  WHOLE_FRACTION,
  type BareLength,
  type LengthUnit,
  type Reading,
  type Source,
  type Typed,
} from './figure-reading.ts'
import { OTHER_UNITS } from './spoken-figures.ts'
import { plainText } from './plain-text.ts'
import { readNumber } from './read-number.ts'
import { modelAt, pieceAt, ringAt, TIMES } from './read-pieces.ts'
import type { ReadSize } from './read-sizes.ts'
import { inFigures } from './spoken-figures.ts'
import { tidyText } from './tidy-text.ts'
import { pressureMeant, withoutVacuum } from './figure-words.ts'
import { inUnit, WRITTEN_UNITS } from './written-units.ts'

/** A figure read in a query. */
export type AskedFigure = Asked & {
  /** The number as typed, and the unit that it was understood in. */
  written: string
  unit: string
  /** The smaller end of an asked range, in the SI unit: what answers takes all of it. */
  least?: number
  /** A size that is not a shaft's: "DN 300". */
  size?: SizeKind
  /** The query without it. */
  rest: string
}

/** What a query asks, its figures told from its words. */
export type ReadFigures = {
  figures: readonly AskedFigure[]
  /** Numbers that are no limit of a product, with what they are. */
  sizes: readonly ReadSize[]
  /** In mm: the section of a packing, the bore of the box that one is to fill, how thick a sheet is. */
  section?: number
  box?: number
  thickness?: number
  words: string
}

/** Nobody measures less of a machine in kelvin: "15 K" is a code. */
const LEAST_KELVIN = 173
const WORD_END = String.raw`(?![\p{L}\p{N}/])`
const KILOS = new RegExp(String.raw`^(?:kgs?|kilos?|kilogramos?)${WORD_END}`, 'u')
const METRES = new RegExp(String.raw`^(?:m|mts?|metros?)${WORD_END}`, 'u')
const IN_TURNS = new RegExp(
  String.raw`^(?:r\.?p\.?m\.?|rev(?:oluciones|\.)?\s?(?:/|por )\s?min(?:utos?)?|vueltas por minuto)${WORD_END}`,
  'u',
)
/** Thousands parted by a space, before units whose figures are that large: "15 010 psi". */
const SPACED = /^(?:\d(?: \d{3})+|\d{2,3} 0\d{2})(?=\s?(?:psi|rpm|kpa|ft\/min|fpm|lb|libras))/u
/** A machine, which only its power is a figure of: "motor 4 polos". */
const MOTOR = /motor(?: de)?\s*$/u
/** What joins the two ends of a range: "20 a 80 °C", "10-15 bar". */
const TO = /^(?:\s?-\s?|\s(?:a|al|hasta|y)\s)(?=-?\d)/u
const FROM = /(?<!\p{L})(?:entre|de|desde)\s?$/u
/** What makes the number after it a count: "442C x 2". */
const COUNTED = /(?<![\p{L}\p{N}])x\s?$/u

/** What is cold wherever it is sealed. */
const COLD =
  /(?<!\p{L})(?:gnl|lng|lox|licuad|liquid|criogeni|cryogeni|nitrogeno|oxigeno|argon|helio|amonia|etileno|propano|glicol|salmuera|freon|refriger|frigorific|congela|frio)/u

/** What has numbers for names: "plan 32", "clase 15". */
const NUMBERED = /(?<!\p{L})(?:plan(?:es)?|api|clase|tipo|norma|serie|iso|en|din|ansi|asme|ph)\s?$/u

const METRE: LengthUnit = { facet: 'diameter', unit: 'mm', shownAs: 'm', factor: 1000 }
const CELSIUS: LengthUnit = { facet: 'temperature', unit: FACETS.temperature.units.si }
const PER_MINUTE: LengthUnit = { facet: TURNS.facet, unit: 'm/s', shownAs: TURNS.unit }
const KILO: LengthUnit = { facet: 'pressure', unit: 'kgf/cm²' }

/** What turns, where nothing else was said. */
const TURNING = ['sello', 'cartucho']

/**
 * The figures of a query: "eje 1 7/8 lodos 10 bar" asks for a diameter of 47.625 mm and a pressure of
 * 10 bar. A number is a figure by its unit, its fraction or the word beside it; with a unit that the
 * catalogue is not chosen by, it is set aside with what it is. Any other number may be a code, and what
 * begins with one that `isCode` knows (442 C, 170 L, 442C XL) always is.
 */
export function readFigures(
  query: string,
  isCode: (text: string) => boolean,
  bareLength: BareLength = 'diameter',
): ReadFigures {
  const text = inFigures(plainText(query))
  const source = { text, folded: foldText(text), isCode, bareLength }
  const figures: AskedFigure[] = []
  const readings: Reading[] = []
  let words = ''
  let readUpTo = 0
  for (const { index, 0: typed } of text.matchAll(NUMBER)) {
    if (index < readUpTo) continue
    const here = { start: index, typed }
    const isHeat = mayBeHeat(figures.at(-1), text.slice(readUpTo, index), words)
    const reading = readingAt(source, here) ?? (isHeat ? unitlessAt(source, here) : undefined)
    if (!reading) continue
    const start = readUpTo + nameStart(source.folded.slice(readUpTo, index))
    words += `${text.slice(readUpTo, start)} `
    readUpTo = reading.end
    if (!reading.figure) {
      readings.push(reading)
      continue
    }
    const { value: amount, written, unit, least } = reading.figure
    const { si, imperial } = FACETS[unit.facet].units
    const value = reading.isTurns ? amount : inUnit(amount, unit, si)
    if (!isPossible(unit.facet, value)) {
      readings.push({ end: reading.end, size: sizeAt(text, index, reading.end, 'impossible') })
      continue
    }
    readings.push(reading)
    figures.push({
      facet: unit.facet,
      value,
      system: unit.unit === imperial ? 'imperial' : 'si',
      written,
      unit: unit.shownAs ?? unit.unit,
      ...(least !== undefined && { least: inUnit(least, unit, si) }),
      ...(reading.isTurns && { inTurns: true }),
      rest: tidyText(`${text.slice(0, start)} ${text.slice(reading.end)}`),
    })
  }
  const lasting = lastOfEach(figures)
  const { asked, unturned } = turned(lasting)
  const earlier = figures
    .filter((figure) => !lasting.includes(figure))
    .map(({ written, unit }) => sizeOf(`${written} ${unit}`, 'earlier'))
  const last = (key: 'section' | 'bore' | 'thickness') =>
    readings.findLast((one) => one[key] !== undefined)?.[key]
  const [section, bore, thickness] = [last('section'), last('bore'), last('thickness')]
  const shaft = asked.find(({ facet }) => facet === 'diameter')?.value ?? Infinity
  const box = bore !== undefined && bore > shaft ? bore : undefined
  const isVacuum = asked.some(({ facet, value }) => facet === 'pressure' && value < 0)
  const left = words + text.slice(readUpTo)
  return {
    figures: asked,
    sizes: [
      ...readings.flatMap((reading) => (reading.size ? boxed(reading, reading.size, shaft) : [])),
      ...earlier,
      ...unturned,
    ],
    ...(section !== undefined && { section }),
    ...(box !== undefined && { box }),
    ...(thickness !== undefined && { thickness }),
    words: tidyText(isVacuum ? withoutVacuum(left) : left),
  }
}

/** What the bore of a box was used for: with the shaft in it, it leaves the section. */
function boxed({ bore }: Reading, size: ReadSize, shaft: number): ReadSize {
  if (bore === undefined || shaft === Infinity) return size
  if (bore <= shaft) return { ...size, meaning: MEANINGS.narrow }
  const section = formatNumber(Math.round(((bore - shaft) / 2) * 100) / 100)
  const meaning = `caja; con el eje deja una sección de ${section} mm (caja − eje, dividido por 2).`
  return { ...size, meaning, isUsed: true, isOfProducts: true }
}

/** Turns a minute are judged on the shaft that they were given for; without one they choose nothing. */
function turned(figures: readonly AskedFigure[]): {
  asked: readonly AskedFigure[]
  unturned: readonly ReadSize[]
} {
  const turns = figures.find(({ inTurns }) => inTurns)
  if (!turns || figures.some(({ facet }) => facet === 'diameter')) {
    return { asked: figures, unturned: [] }
  }
  return {
    asked: figures.filter((figure) => figure !== turns),
    unturned: [{ ...sizeOf(`${turns.written} ${TURNS.unit}`, 'turns'), hint: TURNING }],
  }
}

/** What a number is; undefined where it may be a code or a word. */
function readingAt(source: Source, { start, typed: found }: Typed): Reading | undefined {
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

function singleAt(
  source: Source,
  { start, typed }: Typed,
  named: Measured | undefined,
): Reading | undefined {
  const { text, folded, isCode, bareLength } = source
  const isFraction = WHOLE_FRACTION.test(typed.replace('-', ''))
  const end = start + typed.length
  const gap = /^\s*/.exec(folded.slice(end))?.[0].length ?? 0
  const rest = folded.slice(end + gap)
  const value = valueOf(typed, '')
  if (value === undefined) return undefined
  // "442C-XYZ", "442C-50" is a code with a suffix of nobody's or a size, and no temperature.
  const mayBeCode = (unit: string) =>
    /^[a-z]{1,2}$/.test(unit) &&
    (beginsCode(`${typed}${rest}`, isCode) ||
      (/^-[\p{L}\d]/u.test(rest.slice(unit.length)) && isCode(`${typed}${unit}`)))

  const turns = IN_TURNS.exec(rest)?.[0]
  if (turns !== undefined) {
    const until = end + gap + turns.length
    const figure = { value: readNumber(typed, TURNS.unit), unit: PER_MINUTE, written: typed }
    return { end: until, figure, isTurns: true }
  }
  const [byName, unit] =
    named === 'diameter' || nameAfter(rest.replace(METRES, ''))?.measured === 'diameter'
      ? [METRES.exec(rest)?.[0], METRE]
      : [named === 'pressure' ? KILOS.exec(rest)?.[0] : undefined, KILO]
  if (byName !== undefined) {
    return measured(source, { start, typed }, unit, end + gap + byName.length, named)
  }
  for (const written of WRITTEN_UNITS) {
    const said = written.form.exec(rest)?.[0]
    if (said === undefined) continue
    if (mayBeCode(said)) return undefined
    if (said === 'k' && value < LEAST_KELVIN) continue
    return measured(source, { start, typed }, written, end + gap + said.length, named)
  }
  for (const [form, meaning] of OTHER_UNITS) {
    const said = form.exec(rest)?.[0]
    if (said === undefined) continue
    if (beginsCode(`${typed}${rest}`, isCode)) return undefined
    // "316L" is a steel, "13 L" a volume.
    if (said.length === 1 && gap === 0 && typed.length > 2) return undefined
    const until = end + gap + said.length
    const from = named === 'other' ? nameStart(folded.slice(0, start)) : start
    return { end: until, size: { text: tidyText(text.slice(from, until)), meaning, hint: [] } }
  }
  if (!isFraction && /^[\p{L}\p{N}/]/u.test(text.slice(end))) return undefined
  if (isFraction) return measured(source, { start, typed }, INCH, end, named)
  const what = named ?? nameAfter(folded.slice(end))?.measured
  if (what === 'other' && !MOTOR.test(folded.slice(0, start))) {
    const from = named === 'other' ? nameStart(folded.slice(0, start)) : start
    return { end, size: sizeAt(text, from, end, 'other') }
  }
  if (what !== undefined && what !== 'other') {
    const unitOf = isFacet(what) ? { facet: what, unit: FACETS[what].units.si } : MM
    return measured(source, { start, typed }, unitOf, end, named)
  }
  if (COUNTED.test(folded.slice(0, start))) {
    return { end, size: sizeAt(text, start, end, 'quantity') }
  }
  // Below nothing there are only temperatures: "gnl -162".
  if (/^-\d{2,3}$/.test(typed)) {
    if (COLD.test(folded)) return measured(source, { start, typed }, CELSIUS, end, named)
    if (!isCode(typed.slice(1))) return { end, size: sizeAt(text, start, end, 'unitless') }
  }
  // "cordón 10": what closes a question for a packing and is nothing else is how thick it is.
  const isLast = rest === '' && start > 0 && !NUMBERED.test(folded.slice(0, start))
  const isSection = bareLength === 'section' && isLast && /^\d{1,2}$/.test(typed) && !isCode(typed)
  return isSection && value > 0 && value <= THICKEST.section
    ? { end, section: value, size: sizeOf(`${typed} mm`, 'section') }
    : undefined
}

/** A number in a unit: a figure of the machine, or a length of what is asked for. */
function measured(
  { text, folded, bareLength }: Source,
  { start, typed }: Typed,
  unit: LengthUnit,
  unitEnd: number,
  named: Measured | undefined,
): Reading | undefined {
  const value = valueOf(typed, unit.unit)
  const isLength = unit.facet === 'diameter'
  // "1.5/8" is how a drawing writes inches, and nothing else.
  if (value === undefined || (!isLength && /\.\d+\//.test(typed))) return undefined
  const after = named === undefined ? nameAfter(folded.slice(unitEnd)) : undefined
  const figure = { value, unit, written: tidyText(typed) }
  if (!isLength) {
    const nameEnd = unitEnd + (after?.measured === unit.facet ? after.length : 0)
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
  const size = (what: keyof typeof MEANINGS) => sizeAt(text, start, unitEnd, what)
  if (said === 'section') return { end, section: length, size: size('section') }
  if (said === 'bore') return { end, bore: length, size: size('bore') }
  if (said === 'thickness') return { end, thickness: length, size: size('thickness') }
  if (said === 'length' || said === 'other') return { end, size: size(said) }
  return { end, figure }
}

/** "20 a 80 °C": the larger end counts, the other is set aside. */
function rangeAt(
  source: Source,
  { start, typed }: Typed,
  named: Measured | undefined,
): Reading | undefined {
  const end = start + typed.length
  const to = TO.exec(source.folded.slice(end))?.[0]
  const isFrom = FROM.test(source.folded.slice(0, start))
  // "180 a 20 bar": the 180, at that pressure.
  if (to === undefined || (!isFrom && (to.trim() === 'y' || source.isCode(typed)))) return undefined
  const other = NUMBER_HERE.exec(source.folded.slice(end + to.length))?.[0]
  const lower = valueOf(typed, 'mm')
  const reading = other && singleAt(source, { start: end + to.length, typed: other }, named)
  if (!reading || lower === undefined) return undefined
  if (!reading.figure) {
    return reading.size
      ? { ...reading, size: { ...reading.size, text: `${typed}${to}${reading.size.text}` } }
      : reading
  }
  const { figure } = reading
  const isLarger = lower > figure.value
  return {
    ...reading,
    figure: {
      ...figure,
      value: isLarger ? lower : figure.value,
      least: isLarger ? figure.value : lower,
      written: isLarger ? `${figure.written} a ${typed}` : `${typed} a ${figure.written}`,
    },
  }
}

/** Whether a temperature may follow: right behind the pressure of a thing that was named. */
function mayBeHeat(before: AskedFigure | undefined, between: string, words: string): boolean {
  return before?.facet === 'pressure' && /^[\s,;]*$/.test(between) && /\p{L}{4}/u.test(words)
}

/** "lámina 40 bar 250": the number is no code of another thing, and without its unit no figure. */
function unitlessAt({ text, folded }: Source, { start, typed }: Typed): Reading | undefined {
  const end = start + typed.length
  const isAlone =
    /^-?\d{2,3}$/.test(typed) && /^(?:$|[\s,;]+(?:$|\p{L}{3}))/u.test(folded.slice(end))
  return isAlone ? { end, size: sizeAt(text, start, end, 'unitless') } : undefined
}

function isFacet(what: Measured): what is Facet {
  return what in FACETS
}

/** Of two figures for one facet, the last one typed holds. */
function lastOfEach(figures: readonly AskedFigure[]): AskedFigure[] {
  return [...new Map(figures.map((figure) => [figure.facet, figure])).values()].filter(
    ({ value }) => Number.isFinite(value),
  )
}
