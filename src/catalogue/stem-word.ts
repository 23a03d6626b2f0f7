const SHORTEST_STEM = 2

/**
 * The part of a folded Spanish word that stays the same in number and gender, after Savoy's light stemmer
 * ("Light Stemming Approaches for the French, Portuguese, German and Hungarian Languages", 2006, and
 * its Spanish sister): sello, sellos → sell; mecánica → mecanic; expansiones → expansion. English plurals lose
 * their s (bearings). Words with a digit are codes or figures and stay whole. "barra" (rod) and "barro" (mud)
 * are kept apart.
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
