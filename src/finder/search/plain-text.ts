/** Single-character fractions get a space before them, since NFKC turns "1½" into "11⁄2". */
const VULGAR_FRACTION = /[¼-¾⅐-⅞]/g
/** Thousands separators of printed numbers. */
const THOUSANDS = /(?<=\d)[\u00A0\u2009\u202F](?=\d{3}(?!\d))/g
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF™®]/g
/** Signs before a figure that are ignored: about, plus, plus or minus, up to, from. */
const ABOUT = /(?:[≈~≅±≤≥<>]|(?<!\p{L}|[\p{N}"] ?)\+)\s*(?=[\d.,/]*\d)/gu
/** A quoted text, of which no quote is an inch: "442". */
const QUOTED = /(?<![\d.] ?)"([^"]+)"/g
/** The tolerance of a size: "60 ±0,1 mm", "60 mm +0/-0,02". */
const TOLERANCE =
  /(?<=\d ?(?:mm|in|")?) ?(?:±|\+ ?\/? ?-|\+ ?0(?:[.,]\d+)? ?\/? ?[-−]) ?\d*[.,]?\d+(?![\d.,])/g
/** ".5 in" */
const WITHOUT_ZERO = /(?<![\p{L}\p{N}.,/])\.(?=\d)/gu

/**
 * Replaces typographic characters of pages and drawings (1⁄2, ½, −40, Ø, ″, cm², no-break and thin spaces) by those of
 * a keyboard.
 */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(INVISIBLE, '')
      .replaceAll(THOUSANDS, '')
      .replaceAll(TOLERANCE, '')
      .replaceAll(VULGAR_FRACTION, ' $&')
      // Before NFKC, which turns ordinal signs into letters.
      .replaceAll(/[º˚]/g, '°')
      .replaceAll('″', '"')
      .normalize('NFKC')
      .replaceAll(/[⁄∕]/g, '/')
      .replaceAll(/[“”″]|''|′′/g, '"')
      .replaceAll(QUOTED, '$1')
      .replaceAll(/[⌀Φφ∅]/g, 'ø')
      .replaceAll(/ø(?=\d)/gi, 'ø ')
      .replaceAll(/[×✕✖]/g, 'x')
      .replaceAll(/[−‒–—‐‑]/g, '-')
      .replaceAll(ABOUT, ' ')
      .replaceAll(WITHOUT_ZERO, '0.')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** Collapses white space to single spaces and trims the text. */
export function tidyText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
