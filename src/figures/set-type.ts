import { bindUnits } from './bind-units.ts'

/** Prevents a line break on both sides; invisible, and ignored by a search in the page. */
export const WORD_JOINER = '\u2060'
/** Between the figures of a fraction: fonts that support it raise and lower them. */
export const FRACTION_SLASH = '\u2044'

/** A size in inches; "6/4 D" (a pump) and "24/7" are none. */
const FRACTION = /(?<![\d/])(\d{1,2})\/(2|4|8|16|32)(?=[ \u00a0](?:in|NPT)(?![\p{L}\d]))/gu
/** O-ring with a plain hyphen, as Archivo has no U+2011. */
const O_RING = /\bO-(?=rings?\b)/g

/** Typesets an editor's text: figures tied to their units and to "≈", fractions, O-rings. */
export function setType(text: string): string {
  return bindUnits(text)
    .replaceAll(/≈ (?=\d)/g, '≈\u00a0')
    .replace(FRACTION, `$1${FRACTION_SLASH}$2`)
    .replace(O_RING, `O-${WORD_JOINER}`)
}

/** The text as typed, for comparing words. */
export function typed(text: string): string {
  return text.replaceAll(WORD_JOINER, '').replaceAll(FRACTION_SLASH, '/')
}

/** A cell of a table, whose ranges stay on one line: a column takes the width that its figures need. */
export function bindRanges(text: string): string {
  return text.replaceAll(/(?<=\d) a (?=[−±]?\d)/g, '\u00a0a\u00a0')
}
