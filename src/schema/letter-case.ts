/** "API 682", "O-ring", or a name with a capital inside, as "SpiralTrac". */
const ABBREVIATION = /^\p{Lu}(?:[\p{Lu}\d-]|\p{Ll}+\p{Lu})/u

/**
 * A heading in the middle of a sentence: starts in lower case, unless it begins with an abbreviation, a name or the
 * brand (`brand`, if the text may contain it).
 */
export function lowered(text: string, brand?: string): string {
  const isName = ABBREVIATION.test(text) || (brand !== undefined && text.startsWith(brand))
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A product's code and name, "442C, sello partido tipo cartucho"; the name alone where `label` is the name. */
export function captionOf(label: string, name: string, brand?: string): string {
  return label === name ? name : `${label}, ${lowered(name, brand)}`
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Joins values by commas, or by semicolons if one of them contains a comma; sentences follow each other as they are. */
export function inOneLine(values: readonly string[]): string {
  if (values.some((value) => value.endsWith('.'))) return values.join(' ')
  return values
    .map((value, at) => (at === 0 ? value : lowered(value)))
    .join(values.some((value) => value.includes(',')) ? '; ' : ', ')
}
