const NOT_WORD = /[^\p{L}\p{N}]+/u
const NOT_WORDS = new RegExp(NOT_WORD, 'gu')

/**
 * Lower case without accents; ñ stays a letter of its own ("año" is not "ano"). A text in composed form (NFC) keeps
 * its length.
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

/** A folded code without spaces, hyphens and brackets: "442C XL" and "442c-xl" are equal. */
export function codeKey(code: string): string {
  return foldText(code).replaceAll(NOT_WORDS, '')
}

/** A name as part of an address: lower-case ASCII words joined by hyphens. */
export function slugOf(name: string): string {
  return foldText(name)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
