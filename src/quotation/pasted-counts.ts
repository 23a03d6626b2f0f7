import { orderedQuantity, QUANTITY_MOST, type QuoteUnit } from '#visitor/quote-list.ts'
import { MEASURE } from './pasted-codes.ts'
import type { PastedLine } from './pasted-line.ts'
import { BULLET } from './pasted-rows.ts'
import { SIZE_PLACEHOLDERS, sizesIn } from './pasted-sizes.ts'
import { QUANTITY, readQuantity } from './read-quantity.ts'
import { spokenInFigures } from './spoken-counts.ts'

/** A larger quantity is more likely a size or a typing error. */
export const LIKELY_MOST = 500

/** A quantity and its unit: "2", "15 kg", "3 rollos". */
export type Count = { quantity: number; unit?: QuoteUnit }

const UNIT_WORDS: readonly (readonly [QuoteUnit, string])[] = [
  [
    'un',
    String.raw`unidades|unidad|units?|unids?\.?|unis?\.?|unds?\.?|uds?\.?|un\.?|u\.?|piezas?|pzas?\.?|p[zc]s?\.?|ea\.?|c\/u|each`,
  ],
  ['m', String.raw`metros?(?:\s+lineal(?:es)?)?|mtrs?\.?|mts?\.?|m\.?l\.?|m\.?`],
  ['kg', String.raw`kilogramos?|kilos?|kgs?\.?`],
  ['juego', String.raw`juegos?|jgos?\.?|jg\.?|sets?|kits?`],
  ['rollo', String.raw`rollos?|rlls?\.?|rls?\.?|carretes?`],
  ['caja', String.raw`cajas?|cjs?\.?`],
]
const ANY_UNIT = UNIT_WORDS.map(([, words]) => words).join('|')
const CALLED = String.raw`(?:cant(?:idad)?\.?|qty\.?|q)\s*[:=]?\s*`
const COUNT = new RegExp(
  `^(?:${CALLED})?(?:x\\s*)?\\(?(${QUANTITY})\\)?(?:\\s*(${ANY_UNIT}))?(?:\\s*x)?$`,
  'iu',
)
/** The count comes first: "2 x 442C", "15 kg de 1830 SSP", "2 442C". */
const COUNT_FIRST = new RegExp(
  `^(?:${CALLED}|x\\s*)?(${QUANTITY})(?:\\s*(${ANY_UNIT})(?=[\\s:,])|)(\\s*x\\s*|[\\s:,-]+(?:del?\\s+(?:l[ao]s?\\s+)?)?)(\\S.*)$`,
  'iu',
)
/** The count comes last: "180 x 2", "1400R 3 rollos", "442C: 2 un", "442C (2)". */
const COUNT_LAST = new RegExp(
  `^(.+?)(?:\\s*x\\s*|[\\s;,:=-]+|(?=\\())(?:${CALLED})?\\(?(${QUANTITY})(?:\\s*(${ANY_UNIT}))?\\)?(?:\\s*(?:c/u|\\.))?([\\s;,()${SIZE_PLACEHOLDERS}]*)$`,
  'iu',
)
/** A count in the middle of a line, recognised by what follows it: "flange - 8 juntas ECS-T", "necesito 3 del S20". */
const COUNT_WITHIN = new RegExp(
  `^(.*?)[\\s;,:=-]+(${QUANTITY})\\s+(?:del?\\s+(?:l[ao]s?\\s+)?(?=\\S*\\d)|(${ANY_UNIT})(?=[\\s:,])|(?!bar|d[ií]as|semanas|meses|horas)(?=\\p{L}{3,}s(?!\\p{L})))(.*)$`,
  'iu',
)
/** "442C, cantidad: 2, bomba de agua". */
const COUNT_CALLED = new RegExp(
  `^(.*?)[\\s;,(-]+(?:cant(?:idad)?\\.?|qty\\.?)\\s*[:=]?\\s*(${QUANTITY})(?:\\s*(${ANY_UNIT}))?(?=[\\s;,)])(.*)$`,
  'iu',
)
/** Size placeholders before a count. */
const SIZES_FIRST = new RegExp(`^[\\s(),;${SIZE_PLACEHOLDERS}]+`, 'u')

/** Patterns that split a line into a count and the counted text. */
export function waysToCount(line: string): readonly Way[] {
  return [waysFirst(line), waysLast(line), waysWithin(line)].flatMap((way) => way ?? [])
}

/** A count and the remaining words. */
export type Way = {
  words: string
  count: Count
  isMarked: boolean
  isFirst: boolean
  /** A unit or a column heading proves that the number is a count. */
  isNamed?: boolean
}

function waysFirst(line: string): Way | undefined {
  const [before = ''] = SIZES_FIRST.exec(line) ?? []
  const [, number, unit, join = '', rest] = COUNT_FIRST.exec(line.slice(before.length)) ?? []
  const count = number === undefined ? undefined : countFrom(number, unit)
  if (!count || rest === undefined) return undefined
  // "2 sellos 442C" counts them; "50 bar 442C" does not.
  const [first = ''] = rest.split(/\s/u)
  const isNoun =
    (count.quantity === 1 ? /^\p{L}{3,}$/u : /^\p{L}{3,}s$/iu).test(first) && !MEASURE.test(first)
  const isMarked =
    unit !== undefined || /x|del?\s/iu.test(join) || isNoun || /^(?:cant|qty|q\b|x)/iu.test(line)
  return {
    words: before + rest,
    count,
    isMarked,
    isFirst: unit !== undefined || /x/iu.test(join),
  }
}

function waysLast(line: string): Way | undefined {
  const [, words, number, unit, sizes = ''] = COUNT_LAST.exec(line) ?? []
  const count = number === undefined ? undefined : countFrom(number, unit)
  if (!count || words === undefined) return undefined
  const rest = line.slice(words.length)
  const isNamed = unit !== undefined || /cant|qty/iu.test(rest)
  const isMarked =
    isNamed || /x|\(/iu.test(rest) || new RegExp(`[${SIZE_PLACEHOLDERS}][\\s)]*$`, 'u').test(words)
  return {
    words: words.replace(/[\s:;,=-]+$/u, '') + sizes,
    count,
    isMarked,
    isFirst: false,
    isNamed,
  }
}

function waysWithin(line: string): Way | undefined {
  const called = COUNT_CALLED.exec(line)
  const [, before = '', number, unit, rest = ''] = called ?? COUNT_WITHIN.exec(line) ?? []
  const count = number === undefined ? undefined : countFrom(number, unit)
  if (!count) return undefined
  const words = `${before} ${rest.trim()}`.trim()
  return { words, count, isMarked: true, isFirst: false, isNamed: !!(called ?? unit) }
}

/** A number that English and Chilean readers take for another: "1.500", "2,000". */
const GROUPED = /(?<![\d.,])(\d{1,3})[.,](\d{3})(?![\d.,])/u

/**
 * What a doubtful quantity may be: a number with and without its thousands, else the small numbers that stand alone where
 * it was read, and what was read.
 */
export function likelyCounts({ written, counted = written, line }: Counted): number[] {
  const { label, quantity = 1, unit = 'un' } = line
  const [, whole, rest] = GROUPED.exec(counted) ?? []
  const grouped = [Number(`${whole}${rest}`), orderedQuantity(Number(`${whole}.${rest}`), unit)]
  if (rest !== undefined && grouped.includes(quantity)) return grouped
  const alone = sizesIn(counted.replace(BULLET, ''))
    .text.replace(label, '')
    .matchAll(/(?<![\p{L}\d.,/]|[\p{L}\d]-)\d{1,3}(?![\p{L}\d.,/-])/gu)
  const counts = [...alone].map(([number]) => Number(number))
  return [...new Set([...counts.filter((one) => one > 0 && one <= LIKELY_MOST), quantity])]
}
type Counted = Pick<PastedLine, 'written' | 'counted' | 'line'>

export function countOf(cell: string): Count | undefined {
  const [, number, unit] = COUNT.exec(spokenInFigures(cell)) ?? []
  return number === undefined ? undefined : countFrom(number, unit)
}

function countFrom(number: string, unit: string | undefined): Count | undefined {
  const quantity = readQuantity(number) ?? 0
  if (quantity <= 0 || quantity > QUANTITY_MOST) return undefined
  const known = unit === undefined ? undefined : unitIn([unit])
  return { quantity, ...(known && { unit: known }) }
}

export function unitIn(cells: readonly string[]): QuoteUnit | undefined {
  for (const cell of cells) {
    const found = UNIT_WORDS.find(([, words]) =>
      new RegExp(`^(?:${words})$`, 'iu').test(cell.trim()),
    )
    if (found) return found[0]
  }
  return undefined
}
