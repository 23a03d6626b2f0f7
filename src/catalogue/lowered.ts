const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]/u

/** A heading as it stands inside a sentence: with a small letter, unless it begins with a name. */
export function lowered(text: string, brand: string): string {
  if (ABBREVIATION.test(text) || text.startsWith(brand)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
