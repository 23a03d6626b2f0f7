import { convert } from '#figures/units.ts'
import { FACET_NAMES, FACETS, type Facet } from '#figures/facets.ts'
import { foldText } from '#schema/fold-text.ts'
import type { Asked } from '#figures/judge.ts'
import { readNumber } from './read-number.ts'
import { tidyText } from './tidy-text.ts'

/** A figure read in a query. */
export type AskedFigure = Asked & {
  /** The number as typed, and the unit that it was understood in. */
  written: string
  unit: string
  /** The query without it. */
  rest: string
}

/** What a query asks, its figures told from its words. */
export type ReadFigures = { figures: readonly AskedFigure[]; words: string }

type Unit = { facet: Facet; unit: string }

const VULGAR_FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const ALL_FACETS = FACET_NAMES.map((facet) => ({ facet, ...FACETS[facet] }))
/** How visitors write each unit, at the start of what follows a number, folded. */
const UNIT_WORDS: readonly (readonly [RegExp, Unit])[] = ALL_FACETS.flatMap(
  ({ facet, writtenUnits }) =>
    writtenUnits.map(([unit, form]) => [new RegExp(`^${form}`, 'u'), { facet, unit }] as const),
)
/** What a word before a number ends with: "presión de:". */
const BEFORE_NUMBER = String.raw`(?: de)?(?:\s*[:=])?\s*$`
/** No code is typed in more words. */
const CODE_WORDS_MAX = 4
const WORD_START = String.raw`(?:^|[^\p{L}\p{N}])`
/** Words that say what a figure without a unit measures. */
const NAMES: readonly (readonly [RegExp, Unit])[] = ALL_FACETS.map(
  ({ facet, namedBy, impliedBy, units }) => {
    const words = impliedBy === undefined ? namedBy : `${namedBy}|${impliedBy}`
    return [
      new RegExp(`${WORD_START}(?:${words})${BEFORE_NUMBER}`, 'u'),
      { facet, unit: units.si },
    ] as const
  },
)
/** "eje", "presión" before its figure says no more than the figure does. */
const UNSAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ALL_FACETS.map(({ namedBy }) => namedBy).join('|')})${BEFORE_NUMBER}`,
  'u',
)
const FRACTION_UNIT: Unit = { facet: 'diameter', unit: 'in' }
/** Lengths that are not a diameter. */
const OTHER_LENGTH = /(?:espesor|largo|ancho|profundidad|seccion|altura)(?: de)?(?:\s*[:=])?\s*$/u
/** A whole number with a fraction, a fraction, or a number with comma or point. */
const NUMBER =
  /(?<![\p{L}\p{N}/.,])([−-](?=\d))?(?:(\d+)(?:\s+|\s?-\s?))?(\d+)\/(2|4|8|16|32|64)(?![\p{N}/])|(?<![\p{L}\p{N}/.,])([−-])?(\d+(?:[.,]\d+)*)/gu

/**
 * The figures of a query: "eje 1 7/8 lodos 10 bar" asks for a diameter of 47.625 mm and a pressure of
 * 10 bar. A number is a figure only by its unit, its fraction or the word before it; any other number
 * may be a code, and what begins with one that `isCode` knows (442 C, 170 L, 442C XL) always is.
 */
export function readFigures(query: string, isCode: (text: string) => boolean): ReadFigures {
  const text = query
    .normalize('NFC')
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${VULGAR_FRACTIONS[sign] ?? ''}`)
  const figures: AskedFigure[] = []
  let words = ''
  let readUpTo = 0
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < readUpTo) continue
    const figure = figureAt(text, match, isCode)
    if (!figure) continue
    const kept = withoutName(text.slice(readUpTo, match.index))
    const start = readUpTo + kept.length
    words += `${kept} `
    readUpTo = figure.end
    figures.push({
      ...askedOf(figure),
      written: tidyText(match[0]),
      unit: figure.unit.unit,
      rest: tidyText(`${text.slice(0, start)} ${text.slice(figure.end)}`),
    })
  }
  return { figures: oneOfEach(figures), words: tidyText(words + text.slice(readUpTo)) }
}

type FigureAt = { value: number; unit: Unit; end: number }

function figureAt(
  text: string,
  match: RegExpExecArray,
  isCode: (text: string) => boolean,
): FigureAt | undefined {
  const [whole, fractionSign, units = '0', top, bottom, sign, plain = ''] = match
  const end = match.index + whole.length
  const before = foldText(text.slice(0, match.index))
  if (OTHER_LENGTH.test(before)) return undefined
  const after = text.slice(end)
  const gap = /^\s*/.exec(after)?.[0].length ?? 0
  const isNegative = (fractionSign ?? sign) !== undefined
  const valueIn = ({ unit }: Unit) => {
    const value =
      top === undefined ? readNumber(plain, unit) : Number(units) + Number(top) / Number(bottom)
    return isNegative ? -value : value
  }

  const rest = foldText(after.slice(gap))
  for (const [word, unit] of UNIT_WORDS) {
    const written = word.exec(rest)?.[0]
    if (written === undefined) continue
    if (/^[a-z]$/.test(written) && beginsCode(`${whole}${rest}`, isCode)) return undefined
    return { value: valueIn(unit), unit, end: end + gap + written.length }
  }
  const named = NAMES.find(([name]) => name.test(before))?.[1]
  // Fractions are inches: nobody writes 7/8 of a millimetre, or of anything but a length.
  const unit = top === undefined ? named : FRACTION_UNIT
  const isWhole = top !== undefined || !/^[\p{L}\p{N}/]/u.test(after)
  return unit && isWhole ? { value: valueIn(unit), unit, end } : undefined
}

/** Whether a text begins with a code, in as many words as it was typed. */
function beginsCode(text: string, isCode: (text: string) => boolean): boolean {
  const words = text.split(/\s+/, CODE_WORDS_MAX)
  return words.some((_, at) => isCode(words.slice(0, at + 1).join(' ')))
}

function askedOf({ value, unit: { facet, unit } }: FigureAt): Asked {
  const { units } = FACETS[facet]
  const system = unit === units.imperial ? 'imperial' : 'si'
  return { facet, value: convert(value, unit, units.si), system }
}

/** Folded, a text keeps its length: what is found there is cut here. */
function withoutName(text: string): string {
  const found = UNSAID.exec(foldText(text))
  return found ? text.slice(0, found.index) : text
}

/** Of two figures for one facet, the last one typed holds. */
function oneOfEach(figures: readonly AskedFigure[]): AskedFigure[] {
  return [...new Map(figures.map((figure) => [figure.facet, figure])).values()].filter(
    ({ value }) => Number.isFinite(value),
  )
}
