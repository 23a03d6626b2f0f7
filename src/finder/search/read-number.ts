import { plainText } from './plain-text.ts'

/** Units whose figures are large enough to be written with thousands as in English: "1,450 psi". */
const LARGE_UNITS = new Set(['psi', 'ft/min', 'rpm', '°F'])

/**
 * Reads point and comma by the unit: "5.000 ft/min" is five thousand (es-CL), "2.625 in" has decimals (as in drawings);
 * if both occur, the last one is the decimal separator.
 */
export function readNumber(text: string, unit: string): number {
  const digits = text.replaceAll(' ', '')
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (point >= 0 && comma >= 0) {
    const [decimals, thousands] = point > comma ? ['.', ','] : [',', '.']
    return Number(digits.replaceAll(thousands, '').replace(decimals, '.'))
  }
  const isThousands =
    (unit !== 'in' && /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(digits)) ||
    (LARGE_UNITS.has(unit) && /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits))
  return Number(isThousands ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'))
}

/** A fraction with an optional whole number and its separator: "1 7/8", "1-7/8", "1.7/8". */
export const FRACTION = String.raw`(?:(\d+)(?:\s+|\s?-\s?|\.))?(\d+)/(\d+)`
/** An optional sign, then a fraction or a number with comma or point. */
const AMOUNT = new RegExp(String.raw`^(-)?\s*(?:${FRACTION}|(\d[\d.,]*))$`)

/** Whether a fraction is one of a ruler: "20/80" is rather a range, or two measures. */
export const isOfRuler = (top: string, bottom: string) =>
  Number(top) < Number(bottom) && /^(?:[248]|16|32|64)$/.test(bottom)

/** Reads a text that is just an amount, as in a field: "50", "4,75", "1 7/8", "1½"; undefined if it is none. */
export function readAmount(text: string, unit: string): number | undefined {
  const match = AMOUNT.exec(plainText(text))
  if (!match) return undefined
  const [, sign, whole = '0', top, bottom = '', number = ''] = match
  if (top !== undefined && !isOfRuler(top, bottom)) return undefined
  const amount =
    top === undefined ? readNumber(number, unit) : Number(whole) + Number(top) / Number(bottom)
  if (!Number.isFinite(amount)) return undefined
  return sign === undefined ? amount : -amount
}
