/** "API 682", "O-ring", or a name with a capital inside: "SpiralTrac". */
const ABBREVIATION = /^\p{Lu}(?:[\p{Lu}\d-]|\p{Ll}+\p{Lu})/u

/**
 * A heading as it stands inside a sentence: with a small letter, unless it begins with an abbreviation, a name or
 * with the brand (`brand`, where the text may name it).
 */
export function lowered(text: string, brand?: string): string {
  const isName = ABBREVIATION.test(text) || (brand !== undefined && text.startsWith(brand))
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** A product by its code and its name, "442C, sello partido tipo cartucho"; `label` is the name where it has no code. */
export function captionOf(label: string, name: string, brand?: string): string {
  return label === name ? name : `${label}, ${lowered(name, brand)}`
}

/** A text as it begins a sentence or stands alone: with a capital letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
