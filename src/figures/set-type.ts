import { bindUnits } from './bind-units.ts'

/** Lets no line break before or after it, shows nothing, and whoever searches a page skips it. */
export const WORD_JOINER = '\u2060'
/** Between the two figures of a fraction: fonts that can, set it raised and lowered. */
export const FRACTION_SLASH = '\u2044'

/** A size in inches; "6/4 D" names a pump and "24/7" all day. */
const FRACTION = /(?<![\d/])(\d{1,2})\/(2|4|8|16|32)(?=[ \u00a0](?:in|NPT)(?![\p{L}\d]))/gu
/** Archivo has no U+2011. */
const O_RING = /\bO-(?=rings?\b)/g

/** A text as it is set, from what an editor types: figures tied to their units, fractions, O-rings. */
export function setType(text: string): string {
  return bindUnits(text)
    .replace(FRACTION, `$1${FRACTION_SLASH}$2`)
    .replace(O_RING, `O-${WORD_JOINER}`)
}

/** The same text as it is typed, for whoever compares words. */
export function typed(text: string): string {
  return text.replaceAll(WORD_JOINER, '').replaceAll(FRACTION_SLASH, '/')
}
