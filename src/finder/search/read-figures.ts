import { FACETS, TURNS, type Facet } from '#figures/facets.ts'
import { foldText } from '#schema/fold-text.ts'
import type { Asked } from '#figures/judgement.ts'
import { nameAfter, nameBefore, nameStart, type Measured } from './figure-names.ts'
import { OTHER_UNITS } from './other-units.ts'
import { plainText } from './plain-text.ts'
import { FRACTION, readNumber } from './read-number.ts'
import type { ReadSize } from './read-sizes.ts'
import { inFigures } from './spoken-fractions.ts'
import { tidyText } from './tidy-text.ts'
import { inUnit, WRITTEN_UNITS, type WrittenUnit } from './written-units.ts'

/** A figure read in a query. */
export type AskedFigure = Asked & {
  /** The number as typed, and the unit that it was understood in. */
  written: string
  unit: string
  /** The query without it. */
  rest: string
}

/** What a query asks, its figures told from its words. */
export type ReadFigures = {
  figures: readonly AskedFigure[]
  /** Numbers that are no limit of a product, with what they are. */
  sizes: readonly ReadSize[]
  /** The section of a packing, in mm: its own, or half of what lies between shaft and box. */
  section?: number
  words: string
}

/** What a length is where no word says: of a packing its section, of a sheet its thickness. */
export type BareLength = 'diameter' | 'section' | 'thickness'

/** Thicker, a packing or a sheet is not made: the figure is of its shaft or its flange. In mm. */
const THICKEST: Readonly<Record<BareLength, number>> = {
  diameter: 0,
  section: 40,
  thickness: 13,
}
/** No code is typed in more words. */
const CODE_WORDS_MAX = 4
/** Nobody measures less of a machine in kelvin: "15 K" is a code. */
const LEAST_KELVIN = 173
const DENOMINATORS = new Set(['2', '4', '8', '16', '32', '64'])
const WORD_END = String.raw`(?![\p{L}\p{N}/])`
const KILOS = new RegExp(String.raw`^(?:kgs?|kilos?|kilogramos?)${WORD_END}`, 'u')
const METRES = new RegExp(String.raw`^(?:m|mts?|metros?)${WORD_END}`, 'u')
const IN_TURNS = new RegExp(
  String.raw`^(?:r\.?p\.?m\.?|rev(?:oluciones|\.)?\s?(?:/|por )\s?min(?:utos?)?|vueltas por minuto)${WORD_END}`,
  'u',
)
const AMOUNT = String.raw`${FRACTION}(?![\p{N}/])|\d+(?:[.,]\d+)*`
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{N}.,]|\p{N}/)-?(?:${AMOUNT})`, 'gu')
const NUMBER_HERE = new RegExp(`^-?(?:${AMOUNT})`, 'u')
const WHOLE_FRACTION = new RegExp(`^${FRACTION}$`)
/** Thousands parted by a space, before units whose figures are that large: "15 010 psi". */
const SPACED = /^(?:\d(?: \d{3})+|\d{2,3} 0\d{2})(?=\s?(?:psi|rpm|kpa|ft\/min|fpm|lb|libras))/u
/** A machine, which only its power is a figure of: "motor 4 polos". */
const MOTOR = /motor(?: de)?\s*$/u
/** A ring's three measures without a sign between them: "45 62 8", "45/62/8". */
const TRIPLE =
  /^(\d{2,3})[ /-](\d{2,3})[ /-](\d{1,3})(?![\p{L}\p{N}.,/]| ?(?:mm|cm|in|"|bar|psi|°|rpm))/u
/** What a maker calls a size of a machine: "50-200", "22-80". */
const MODEL = /^\d{2,3}-\d{2,3}(?:-\d{1,3})?(?![\p{L}\p{N}])/u
/** What joins the two ends of a range: "20 a 80 °C", "10-15 bar". */
const TO = /^(?:\s?-\s?|\s(?:a|al|hasta|y)\s)(?=-?\d)/u
const BETWEEN = /entre\s?$/u
/** What makes the number after it a count: "442C x 2". */
const COUNTED = /(?<![\p{L}\p{N}])x\s?$/u
/** What joins the measures of one piece: "50 x 65 x 10". */
const TIMES = /^\s?(mm|cm|"|in|pulg)?\.?\s?(?:x|por|\*)\s?(?=\d)/u

/** Three measures are a piece's, even where the first is a code's number as well. */
const THREE_TIMES = /^[\d.,]+\s?(?:x|por|\*)\s?[\d.,]+\s?(?:x|por|\*)\s?\d/u

const MEANINGS = {
  earlier: 'la cifra mayor o la última de las dos es la que se compara',
  section: 'sección de empaquetadura; van primero las que se publican en ella.',
  bore: 'diámetro de la caja',
  thickness: 'espesor: compara los de cada producto en su ficha',
  length: 'medida que la búsqueda no compara; inclúyela en tu consulta',
  piece: 'medidas de la pieza; se comparó la interior.',
  other: 'dato del equipo que la búsqueda no compara; inclúyelo en tu consulta',
  model: 'tamaño o modelo de un equipo; inclúyelo en tu consulta',
  sizes: 'medidas que la búsqueda no compara; inclúyelas en tu consulta',
  quantity: 'cantidad: escríbela en la lista para cotizar',
  turns: 'con el diámetro de eje dan la velocidad que se compara',
} as const

type LengthUnit = Pick<WrittenUnit, 'facet' | 'unit' | 'shownAs' | 'factor' | 'offset'>
const MM: LengthUnit = { facet: 'diameter', unit: 'mm' }
const INCH: LengthUnit = { facet: 'diameter', unit: 'in' }
const METRE: LengthUnit = { facet: 'diameter', unit: 'mm', shownAs: 'm', factor: 1000 }
const PER_MINUTE: LengthUnit = { facet: TURNS.facet, unit: 'm/s', shownAs: TURNS.unit }
const KILO: LengthUnit = { facet: 'pressure', unit: 'kgf/cm²' }

/** What turns, where nothing else was said. */
const TURNING = ['sello', 'cartucho']

/** What one number is, and where in the text that ends. */
type Reading = {
  end: number
  figure?: { value: number; unit: LengthUnit; written: string }
  size?: ReadSize
  section?: number
  bore?: number
  /** Of the shaft a minute: with its diameter they are a speed. */
  isTurns?: true
}

/** A text, plain and folded (a place in one is the same place in the other), and what is known of it. */
type Source = {
  text: string
  folded: string
  isCode: (text: string) => boolean
  bareLength: BareLength
}

/** A number as it was typed, and its place. */
type Typed = { start: number; typed: string }

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
    const reading = readingAt(source, { start: index, typed })
    if (!reading) continue
    const start = readUpTo + nameStart(source.folded.slice(readUpTo, index))
    words += `${text.slice(readUpTo, start)} `
    readUpTo = reading.end
    readings.push(reading)
    if (!reading.figure) continue
    const { value, written, unit } = reading.figure
    const { si, imperial } = FACETS[unit.facet].units
    figures.push({
      facet: unit.facet,
      value: reading.isTurns ? value : inUnit(value, unit, si),
      system: unit.unit === imperial ? 'imperial' : 'si',
      written,
      unit: unit.shownAs ?? unit.unit,
      ...(reading.isTurns && { inTurns: true }),
      rest: tidyText(`${text.slice(0, start)} ${text.slice(reading.end)}`),
    })
  }
  const lasting = lastOfEach(figures)
  const { asked, unturned } = turned(lasting)
  const earlier = figures
    .filter((figure) => !lasting.includes(figure))
    .map(({ written, unit }) => sizeOf(`${written} ${unit}`, 'earlier'))
  const section = sectionOf(readings, asked)
  return {
    figures: asked,
    sizes: [...readings.flatMap(({ size }) => size ?? []), ...earlier, ...unturned],
    ...(section !== undefined && { section }),
    words: tidyText(words + text.slice(readUpTo)),
  }
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

/** The section that is asked for, or that shaft and box leave. */
function sectionOf(
  readings: readonly Reading[],
  figures: readonly AskedFigure[],
): number | undefined {
  const own = readings.findLast(({ section }) => section !== undefined)?.section
  const bore = readings.findLast((one) => one.bore !== undefined)?.bore
  const shaft = figures.find(({ facet }) => facet === 'diameter')?.value
  if (own !== undefined || bore === undefined || shaft === undefined) return own
  return bore > shaft ? (bore - shaft) / 2 : undefined
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
  const { text, folded, isCode } = source
  const isFraction = WHOLE_FRACTION.test(typed.replace('-', ''))
  const end = start + typed.length
  const gap = /^\s*/.exec(folded.slice(end))?.[0].length ?? 0
  const rest = folded.slice(end + gap)
  const value = valueOf(typed, '')
  if (value === undefined) return undefined
  const mayBeCode = (unit: string) =>
    /^[a-z]{1,2}$/.test(unit) && beginsCode(`${typed}${rest}`, isCode)

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
  return COUNTED.test(folded.slice(0, start))
    ? { end, size: sizeAt(text, start, end, 'quantity') }
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
    return { end: unitEnd + (after?.measured === unit.facet ? after.length : 0), figure }
  }
  const length = inUnit(value, unit, 'mm')
  const bare = length <= THICKEST[bareLength] ? bareLength : 'diameter'
  const said = named ?? after?.measured ?? bare
  const end = unitEnd + (after?.length ?? 0)
  const size = (what: keyof typeof MEANINGS) => sizeAt(text, start, unitEnd, what)
  if (said === 'section') return { end, section: length, size: size('section') }
  if (said === 'bore') return { end, bore: length, size: size('bore') }
  if (said === 'thickness' || said === 'length' || said === 'other')
    return { end, size: size(said) }
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
  if (to === undefined || source.isCode(typed)) return undefined
  if (to.trim() === 'y' && !BETWEEN.test(source.folded.slice(0, start))) return undefined
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
    figure: isLarger ? { ...figure, value: lower, written: typed } : figure,
    size: sizeOf(isLarger ? figure.written : typed, 'earlier'),
  }
}

/** A ring by its three measures, where none of them is a code. */
function ringAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const [ring, inner = '', outer = '', width = ''] = TRIPLE.exec(folded.slice(start)) ?? []
  if (ring === undefined || Number(inner) >= Number(outer)) return undefined
  if ([inner, outer, width].some(isCode)) return undefined
  const end = start + ring.length
  const figure = { value: Number(inner), unit: MM, written: inner }
  return { end, figure, size: sizeAt(text, start, end, 'piece') }
}

/** The size of a machine by its maker, which is no code of ours. */
function modelAt({ text, folded, isCode }: Source, { start }: Typed): Reading | undefined {
  const model = MODEL.exec(folded.slice(start))?.[0]
  if (model === undefined || beginsCode(folded.slice(start), isCode)) return undefined
  return { end: start + model.length, size: sizeAt(text, start, start + model.length, 'model') }
}

/** The measures of one piece: of a ring its inner and outer diameter and its width; a packing's section. */
function pieceAt(source: Source, { start, typed }: Typed): Reading | undefined {
  const { text, folded, isCode, bareLength } = source
  const amounts = [typed]
  let end = start + typed.length
  let unit: string | undefined
  for (let times = TIMES.exec(folded.slice(end)); times && amounts.length < 3;) {
    const next = end + times[0].length
    const other = NUMBER_HERE.exec(folded.slice(next))?.[0]
    if (other === undefined) break
    if (amounts.length === 1 && !THREE_TIMES.test(folded.slice(start))) {
      if (beginsCode(typed, isCode)) return undefined
      if (beginsCode(folded.slice(next), isCode)) {
        return { end: next, size: sizeOf(typed, 'quantity') }
      }
    }
    unit ??= times[1]
    amounts.push(other)
    end = next + other.length
    times = TIMES.exec(folded.slice(end))
  }
  if (amounts.length === 1) return undefined
  const last = WRITTEN_UNITS.find(
    ({ facet, form }) => facet === 'diameter' && form.test(folded.slice(end).trimStart()),
  )
  const lastSaid = last?.form.exec(folded.slice(end).trimStart())?.[0]
  if (lastSaid !== undefined) end = folded.indexOf(lastSaid, end) + lastSaid.length
  const hasFraction = amounts.some((amount) => amount.includes('/'))
  const given =
    last ?? (unit === '"' || unit === 'in' || unit === 'pulg' || hasFraction ? INCH : undefined)
  const scale = given ?? MM
  const values = amounts.map((amount) =>
    inUnit(valueOf(amount, scale.unit) ?? Number.NaN, scale, 'mm'),
  )
  const [first = Number.NaN, second = Number.NaN] = values
  const [inner, outer] = [Math.min(first, second), Math.max(first, second)]
  const whole = (what: keyof typeof MEANINGS) => sizeAt(text, start, end, what)
  const figure = {
    value: valueOf(first <= second ? typed : (amounts[1] ?? ''), scale.unit) ?? inner,
    unit: scale,
    written: first <= second ? typed : (amounts[1] ?? ''),
  }
  if (bareLength === 'section') {
    if (inner > THICKEST.section / 2 && outer > inner) {
      return { end, figure, section: (outer - inner) / 2, size: whole('section') }
    }
    return { end, section: inner, size: whole('section') }
  }
  const isRing = bareLength === 'diameter' && (values.length === 3 || given !== undefined)
  return isRing && inner < outer
    ? { end, figure, size: whole('piece') }
    : { end, size: whole('sizes') }
}

/** A number as typed, with its sign; undefined where it is none. */
function valueOf(typed: string, unit: string): number | undefined {
  const plain = typed.replace(/^-/, '')
  const [, whole = '0', top, bottom = ''] = WHOLE_FRACTION.exec(plain) ?? []
  if (top !== undefined && !DENOMINATORS.has(bottom)) return undefined
  const value =
    top === undefined ? readNumber(plain, unit) : Number(whole) + Number(top) / Number(bottom)
  if (!Number.isFinite(value)) return undefined
  return typed.startsWith('-') ? -value : value
}

function isFacet(what: Measured): what is Facet {
  return what in FACETS
}

/** Whether a text begins with a code, in as many words as it was typed. */
function beginsCode(text: string, isCode: (text: string) => boolean): boolean {
  const words = text.split(/\s+/, CODE_WORDS_MAX)
  return words.some((_, at) => isCode(words.slice(0, at + 1).join(' ')))
}

function sizeAt(text: string, start: number, end: number, what: keyof typeof MEANINGS): ReadSize {
  return sizeOf(text.slice(start, end), what)
}

function sizeOf(text: string, what: keyof typeof MEANINGS): ReadSize {
  const isUsed = what === 'section' || what === 'piece'
  return {
    text: tidyText(text),
    meaning: MEANINGS[what],
    hint: [],
    ...(isUsed && { isUsed }),
    ...((isUsed || what === 'turns') && { isOfProducts: true }),
  }
}

/** Of two figures for one facet, the last one typed holds. */
function lastOfEach(figures: readonly AskedFigure[]): AskedFigure[] {
  return [...new Map(figures.map((figure) => [figure.facet, figure])).values()].filter(
    ({ value }) => Number.isFinite(value),
  )
}
