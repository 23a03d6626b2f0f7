/** Fractions of one sign: a space before each, since NFKC joins "1½" to "11⁄2". */
const VULGAR_FRACTION = /[¼-¾⅐-⅞]/g
/** What stands between a number's thousands where a page prints them. */
const THOUSANDS = /(?<=\d)[\u00A0\u2009\u202F](?=\d{3}(?!\d))/g
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF™®]/g
/** Said of a figure, and no part of it: about, plus or minus, up to, from. */
const ABOUT = /[≈~≅±≤≥<>]\s*(?=[\d.,/]*\d)/g

/**
 * A text as a keyboard writes it: what pages and drawings print in signs of their own (1⁄2, ½, −40,
 * Ø, ″, cm², no-break and thin spaces) becomes the sign that is typed for it.
 */
export function plainText(text: string): string {
  return (
    text
      .replaceAll(INVISIBLE, '')
      .replaceAll(THOUSANDS, '')
      .replaceAll(VULGAR_FRACTION, ' $&')
      // Their ordinal signs would become letters.
      .replaceAll(/[º˚]/g, '°')
      .replaceAll('″', '"')
      .normalize('NFKC')
      .replaceAll(/[⁄∕]/g, '/')
      .replaceAll(/[“”″]|''|′′/g, '"')
      .replaceAll(/[⌀Φφ∅]/g, 'ø')
      .replaceAll(/ø(?=\d)/gi, 'ø ')
      .replaceAll(/[×✕✖]/g, 'x')
      .replaceAll(/[−‒–—‐‑]/g, '-')
      .replaceAll(ABOUT, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
