import { foldText } from './fold-text.ts'

/** The most letters that may be wrong, missing, added or swapped in a misspelt word. */
const SLIPS_MAX = 2

/** The word most likely meant by a misspelt one; undefined where none is near. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  const meant = fold(written)
  const slipsMax = Math.min(SLIPS_MAX, Math.floor(meant.length / 3))
  const near = words
    .map((word) => ({ word, slips: slipsBetween(meant, fold(word)) }))
    .filter(({ slips }) => slips <= slipsMax)
    .sort((a, b) => a.slips - b.slips)
  return (
    near[0]?.word ??
    words.find((word) => fold(word) === meant.replace(/e?s$/, '')) ??
    longer(meant, words)
  )
}

/** The only word that contains all parts of a name: "sellado-equipo-rotatorio" for "sellado-rotatorio". */
function longer(name: string, words: readonly string[]): string | undefined {
  const parts = wordParts(name)
  if (parts.length < 2) return undefined
  const found = words.filter((word) => {
    const own = wordParts(fold(word))
    return parts.every((part) => own.includes(part))
  })
  return found.length === 1 ? found[0] : undefined
}

function wordParts(name: string): string[] {
  return name.split(/[-/ ]/).filter((part) => part !== '')
}

/** The suggestion appended to an "unknown word" message; empty where no word is near. */
export function didYouMean(written: string, words: readonly string[]): string {
  const near = nearestWord(written, words)
  return near === undefined ? '' : `: ¿será «${near}»?`
}

/** Folds a word, with "º" as the degree sign and "m3" as m³. */
function fold(word: string): string {
  return foldText(word.replaceAll('º', '°').normalize('NFKC'))
}

/** Damerau–Levenshtein distance (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(a.length, b.length)
}
