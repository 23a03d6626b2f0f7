import type { Judgeable } from '#figures/judgement.ts'
import { convert } from '#figures/units.ts'
import { isOfRuler, readAmount } from '#finder/search/read-number.ts'

/** A text with its sizes replaced by placeholder characters, and those sizes. */
export type Sized = {
  text: string
  sizes: readonly Size[]
}

export type Size = {
  written: string
  /** A single length; a shaft if the product is mounted on one. */
  length?: { amount: string; unit: 'mm' | 'in' }
  /** A nominal pipe size, not a shaft: "DN 300". */
  isNominal?: true
  /** The text calls it a shaft or a diameter. */
  isCalled?: true
  /** Neither a unit nor a fraction tells whether it is in mm or inches. */
  isUnsure?: true
}

/** First of the placeholder characters (Unicode's private use area: neither letters nor digits). */
const FIRST_PLACEHOLDER = 0xe000
export const SIZE_PLACEHOLDERS = String.raw`\uE000-\uE0FF`

export const PLAIN_NUMBER = /^\d+(?:[.,]\d+)?$/u

const FRACTION = String.raw`(?:\d{1,2}(?:\s+|\s?-\s?|\.))?\d{1,2}\/\d{1,3}`
const AMOUNT = String.raw`(?<![\p{L}\d.,/-])(?:${FRACTION}|\d+(?:[.,]\d+)?)(?![\d/])`
const INCH = String.raw`(?:"|”|″|''|(?:in|inch(?:es)?|pulg(?:adas?)?|plg)(?!\p{L})\.?)`
const LENGTH_UNIT = String.raw`(?:(?:mms?|cms?)(?!\p{L})\.?|${INCH})`
const PART = String.raw`(?:${FRACTION}|\d+(?:[.,]\d+)?)`
/** A number after these words is neither a code nor a count. */
const CLASS_WORD = String.raw`(?:clase|class|cl\.|asme|ansi|pn|dn|nps|sch(?:edule)?\.?|cedula|cédula|api|plan|(?:iso|din|en)(?=\s*\d{3}))`
const FACING = String.raw`(?:\s*(?:#|lbs?|rf|ff|rtj)(?![\p{L}\d]))*`
const OTHER_UNIT = String.raw`(?:kgf?\/cm[2²]|[km]pa|m\.?c\.?a\.?|barg?|psig?|°\s?[cf]|º\s?[cf]|grados|rpm|ft\/min|lbs?|libras|shore|m\/s|hp|kw)(?!\p{L})\.?`
const CALLED = String.raw`(?:eje|vástago|vastago|ø|⌀|diámetro|diametro|diam\.?)`

/** Tried in order, the most certain first. */
const SIZES: readonly RegExp[] = [
  // "ASME B16.20 150 RF", "clase 300", "PN 40", "DN100", "API 682", "150#".
  new RegExp(
    String.raw`(?<![\p{L}\d])${CLASS_WORD}(?:\s*b16[.,]\d+)?\s*[-.:#]?\s*(?:\d+[\/.,-])?\d+(?:[.,]\d+)?[a-c]?(?![\p{L}\d])${FACING}`,
    'giu',
  ),
  new RegExp(String.raw`#\s*\d{2,4}(?!\d)|(?<![\d\p{L}.,-])\d{2,4}\s*#${FACING}`, 'giu'),
  // '1" x 1.1/2"', "100 x 120 x 10 mm".
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])(?:${PART}\s*${LENGTH_UNIT}?\s*x\s*){2}${PART}(?:\s*${LENGTH_UNIT})?(?![\p{L}\d/])`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.,/-])${PART}\s*${LENGTH_UNIT}\s*x\s*${PART}\s*${LENGTH_UNIT}`,
    'giu',
  ),
  // "10x10", "1500 x 1500 mm"; "180x2" counts.
  /(?<![\p{L}\d.,/-])(\d{1,2}(?:[.,]\d+)?)x\d+(?:[.,]\d+)?(?:\s*mm)?(?![\p{L}\d/])/giu,
  /(?<![\p{L}\d.,/-])(?:\d{3,}x\d{3,}(?:\s*mm)?|(?:\d{1,2}(?:[.,]\d+)?\s*x\s*\d+(?:[.,]\d+)?|\d{3,}\s*x\s*\d{3,})\s*mm)(?![\p{L}\d/])/giu,
  // 'eje 1.3/4"', "Ø 45", "25mm", "2 7/16".
  new RegExp(
    String.raw`${CALLED}\s*(?:de\s+)?[:=]?\s*${PART}(?:\s*${LENGTH_UNIT})?(?![\p{L}\d/])`,
    'giu',
  ),
  new RegExp(String.raw`${AMOUNT}\s*${LENGTH_UNIT}`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d.,/-])${FRACTION}(?![\p{L}\d/])`, 'giu'),
  new RegExp(String.raw`(?<![\p{L}\d.,/-])[-−]?${PART}\s*${OTHER_UNIT}`, 'giu'),
]
/** "DN 300" is of 300 mm, "NPS 12" of 12 in. */
const NOMINAL = /^(dn|nps)\s*[-.:#]?\s*(\d+)$/iu
const ONE_LENGTH = new RegExp(
  String.raw`^(${CALLED}\s*(?:de\s+)?[:=]?\s*)?(${PART})\s*(${LENGTH_UNIT})?$`,
  'iu',
)

/**
 * Replaces every size, class or rating by a placeholder, so that words, codes and counts are left. `before`: the sizes
 * already found in other cells of the row.
 */
export function sizesIn(written: string, before: readonly Size[] = []): Sized {
  const sizes = [...before]
  const text = SIZES.reduce(
    (rest, form) =>
      rest.replaceAll(form, (size) => {
        sizes.push(sizeOf(size.trim()))
        return String.fromCharCode(FIRST_PLACEHOLDER + sizes.length - 1)
      }),
    written,
  )
  return { text, sizes }
}

/** Puts the sizes back in place of their placeholders. */
export function withSizes(text: string, sizes: readonly Size[]): string {
  return text.replaceAll(new RegExp(`[${SIZE_PLACEHOLDERS}]`, 'gu'), (placeholder) => {
    return sizes[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER]?.written ?? ''
  })
}

/** The size that is the diameter: the one named so, or the only length if the product accepts it. */
export function shaftAmong(sizes: readonly Size[], product: Partial<Judgeable> | undefined) {
  const isOfLine = product?.ranges?.some(({ size }) => size === 'nominal') === true
  const lengths = sizes.filter(({ length, isNominal }) => length && (!isNominal || isOfLine))
  const called = lengths.find(({ isCalled }) => isCalled)
  return (
    called ?? (lengths.length === 1 ? lengths.find((one) => fitsShaft(one, product)) : undefined)
  )
}

function fitsShaft({ length }: Size, product: Partial<Judgeable> | undefined): boolean {
  if (!length || !product || product.sizedBy !== undefined) return false
  const amount = readAmount(length.amount, length.unit)
  const inMm = amount === undefined ? undefined : convert(amount, length.unit, 'mm')
  return (product.ranges ?? []).some(
    ({ kind, min = Infinity, max = 0 }) =>
      kind === 'diameter' && inMm !== undefined && inMm >= min && inMm <= max,
  )
}

/** In inches: a thicker gasket is a flange's nominal size. */
const THICKNESS_MOST = 0.5

/** Whether it measures a sheet, its thickness or its sides, rather than the flange: "3 mm", '1/8"', "1500 x 1500". */
export function isOfSheet({ written, length, isNominal }: Size): boolean {
  if (!length || isNominal) return !length && /\d\s*x\s*\d/iu.test(written)
  return length.unit === 'mm' || (readAmount(length.amount, 'in') ?? 0) <= THICKNESS_MOST
}

/** Whether it measures the part itself, rather than a class, pressure or temperature. */
export function isMeasure({ written, length }: Size): boolean {
  return length !== undefined || /\d\s*x\s*\d/iu.test(written)
}

function sizeOf(written: string): Size {
  const [, system, nominal] = NOMINAL.exec(written) ?? []
  if (nominal !== undefined) {
    const unit = /dn/iu.test(system ?? '') ? 'mm' : 'in'
    return { written, length: { amount: nominal, unit }, isNominal: true }
  }
  const [, called, amount = '', unit = ''] = ONE_LENGTH.exec(written) ?? []
  if (amount === '') return { written }
  const isFraction = amount.includes('/')
  const [, top = '', bottom = ''] = /(\d+)\/(\d+)$/u.exec(amount) ?? []
  // A pump of 6/4, or a flange's 1500/600: no part of an inch.
  if (isFraction && !isOfRuler(top, bottom)) return { written }
  const number = Number(amount.replace(',', '.'))
  const isCentimetres = /^cm/iu.test(unit)
  // No shaft is 2.5 mm: a small number without a unit is more likely in inches.
  const isUnsure = unit === '' && !isFraction && number < SHAFT_LEAST
  const isInch = isFraction
    ? !/^[cm]m/iu.test(unit)
    : isUnsure || new RegExp(`^${INCH}`, 'iu').test(unit)
  return {
    written,
    length: {
      amount: isFraction
        ? amount.replace(/^(\d{1,2})(?:\s+|\s?-\s?|\.)(?=\d)/u, '$1 ')
        : isCentimetres
          ? String(number * 10)
          : amount,
      unit: isInch ? 'in' : 'mm',
    },
    ...(called !== undefined && { isCalled: true }),
    ...(isUnsure && { isUnsure }),
  }
}

/** In mm. */
const SHAFT_LEAST = 6
