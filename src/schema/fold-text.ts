const NOT_WORD = /[^\p{L}\p{N}]+/u
const NOT_WORDS = new RegExp(NOT_WORD, 'gu')

/**
 * Lower case without accents; ñ is a letter of its own ("año" is not "ano"). A text in composed form
 * (NFC) keeps its length, letter by letter.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('n\u0303', 'ñ')
    .replaceAll(/\p{M}+/gu, '')
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(NOT_WORD).filter(Boolean)
}

export function hasDigit(word: string): boolean {
  return /\d/.test(word)
}

/** A code without its spaces, hyphens and brackets, folded: "442C XL" and "442c-xl" are one. */
export function codeKey(code: string): string {
  return foldText(code).replaceAll(NOT_WORDS, '')
}

/** A name as an address writes it: lower-case ASCII words joined by hyphens. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
