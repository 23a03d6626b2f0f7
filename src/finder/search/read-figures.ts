import { FACETS, TURNS } from '#figures/facets.ts'
import { isPossible } from '#figures/possible-figure.ts'
import { formatNumber } from '#figures/format-number.ts'
import { foldText } from '#schema/fold-text.ts'
import type { Asked } from '#figures/judgement.ts'
import type { SizeKind } from '#figures/quantity.ts'
import { readFigureAt, unitlessAt } from './read-figure-at.ts'
import {
  MEANINGS,
  NUMBER,
  sizeOf,
  type BareLength,
  type Reading,
  type Source,
} from './figure-syntax.ts'
import { nameStart, withoutVacuum } from './figure-words.ts'
import { plainText, tidyText } from './plain-text.ts'
import type { ReadSize } from './read-sizes.ts'
import { inFigures } from './spoken-figures.ts'
import { inUnit, WRITTEN_UNITS } from './written-units.ts'

/** A figure read in a query. */
export type AskedFigure = Asked & {
  /** The number as typed, and the unit that it was understood in. */
  written: string
  unit: string
  /** The smaller end of an asked range, in the SI unit: products must cover both ends. */
  least?: number
  /** The kind of a size that is not a shaft's: "DN 300". */
  size?: SizeKind
  /** The query without it. */
  rest: string
}

/** A query, separated into figures and words. */
export type ReadFigures = ReturnType<typeof readFigures>

/** The words before a number that may be of its code. */
const BEFORE_NUMBER = /(?:[\p{L}\p{N}]+[\s/_-]){1,3}$/u

/** Searched for if a query says nothing but a speed of rotation. */
const TURNING = ['sello', 'cartucho']

/**
 * Reads the figures of a query: "eje 1 7/8 lodos 10 bar" asks for a diameter of 47.625 mm and a pressure of 10 bar. A
 * number is a figure by its unit, its fraction or the word beside it; with a unit that products are not chosen by, it
 * is set aside with an explanation. Any other number may be a code; text that begins with a code that `isCode` knows
 * (442 C, 170 L, 442C XL) always is one.
 */
export function readFigures(
  query: string,
  isCode: (text: string) => boolean,
  bareLength: BareLength = 'diameter',
) {
  const text = inFigures(plainText(query))
  const source = { text, folded: foldText(text), isCode, bareLength }
  const figures: AskedFigure[] = []
  const readings: Reading[] = []
  let words = ''
  let readUpTo = 0
  for (const { index, 0: typed } of text.matchAll(NUMBER)) {
    if (index < readUpTo || endsCode(source, index, typed)) continue
    const here = { start: index, typed }
    const isHeat = mayBeHeat(figures.at(-1), text.slice(readUpTo, index), words)
    const reading = readFigureAt(source, here) ?? (isHeat ? unitlessAt(source, here) : undefined)
    if (!reading) continue
    const start =
      readUpTo + nameStart(source.folded.slice(readUpTo, index), reading.figure?.unit.facet)
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
      readings.push({
        end: reading.end,
        size: sizeOf(text.slice(index, reading.end), 'impossible'),
      })
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
  const isShaftAsked = lasting.some(({ facet }) => facet === 'diameter')
  const turns = isShaftAsked ? undefined : lasting.find(({ inTurns }) => inTurns)
  const asked = lasting.filter((figure) => figure !== turns)
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
    figures: asked as readonly AskedFigure[],
    /** Numbers that are not compared with a limit, with an explanation. */
    sizes: [
      ...readings.flatMap((reading) => (reading.size ? boxed(reading, reading.size, shaft) : [])),
      ...earlier,
      ...(turns ? [{ ...sizeOf(`${turns.written} ${TURNS.unit}`, 'turns'), hint: TURNING }] : []),
    ],
    /** Turns without the shaft's diameter, which only a limit in turns is compared with. */
    ...(turns && { turns }),
    /** In mm: the section of a packing, the bore of its box, the thickness of a sheet. */
    ...(section !== undefined && { section }),
    ...(box !== undefined && { box }),
    ...(thickness !== undefined && { thickness }),
    words: tidyText(isVacuum ? withoutVacuum(left) : left),
  }
}

/** Whether a number without a unit is the end of a code: "350 EF/12", "477-1". */
function endsCode({ folded, isCode }: Source, start: number, typed: string): boolean {
  const end = start + typed.length
  const rest = folded.slice(end).trimStart()
  if (/^[\p{L}\p{N}]/u.test(folded.slice(end)) || WRITTEN_UNITS.some(({ form }) => form.test(rest)))
    return false
  const words = BEFORE_NUMBER.exec(folded.slice(0, start))?.[0] ?? ''
  const starts = [...words.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index)
  return starts.some((at) => isCode(`${words.slice(at)}${typed}`))
}

/** Explains the use of a box's bore: together with the shaft it gives the section. */
function boxed({ bore }: Reading, size: ReadSize, shaft: number): ReadSize {
  if (bore === undefined || shaft === Infinity) return size
  if (bore <= shaft) return { ...size, meaning: MEANINGS.narrow }
  const section = formatNumber(Math.round(((bore - shaft) / 2) * 100) / 100)
  const meaning = `caja; con el eje deja una sección de ${section} mm (caja − eje, dividido por 2).`
  return { ...size, meaning, isUsed: true, isOfProducts: true }
}

/** Whether a number may be a temperature without its unit: right after a pressure, in a query that has words. */
function mayBeHeat(before: AskedFigure | undefined, between: string, words: string): boolean {
  return before?.facet === 'pressure' && /^[\s,;]*$/.test(between) && /\p{L}{4}/u.test(words)
}

/** Of several figures for one facet, the last one counts. */
function lastOfEach(figures: readonly AskedFigure[]): AskedFigure[] {
  return [...new Map(figures.map((figure) => [figure.facet, figure])).values()].filter(
    ({ value }) => Number.isFinite(value),
  )
}
