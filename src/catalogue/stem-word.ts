const SHORTEST_STEM = 2

/**
 * The part of a folded Spanish word that number and gender leave alone, after Savoy's light stemmer
 * ("Light Stemming Approaches for the French, Portuguese, German and Hungarian Languages", 2006, and
 * its Spanish sister): sello, sellos → sell; mecánica → mecanic; expansiones → expansion. English
 * plurals lose their s (bearings). What holds a digit is a code or a figure, and stays whole; and a rod, barra, is no
 * mud, barro.
 */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word
  if (/^barras?$/.test(word)) return 'barra'
  if (word.length >= 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (word.length >= 4 && /[aeo]s$/.test(word)) return word.slice(0, -2)
  if (word.length >= 5 && /[^aeious]s$/.test(word)) return word.slice(0, -1)
  if (word.length > SHORTEST_STEM && /[aeo]$/.test(word)) return word.slice(0, -1)
  return word
}
