import { foldText } from './fold-text.ts'

/** So many letters may be wrong, missing, added or swapped in a word that was meant. */
const SLIPS_MAX = 2

/** Of some words the one that was most likely meant by another; none where all are far from it. */
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

/** The only one that has all the parts of a name, and more: "sellado-equipo-rotatorio" for "sellado-rotatorio". */
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

/** What is added to a message that says a word to be unknown; nothing where no word is near. */
export function didYouMean(written: string, words: readonly string[]): string {
  const near = nearestWord(written, words)
  return near === undefined ? '' : `: ¿será «${near}»?`
}

/** Folded; "º" is no degree, and "m3" is m³. */
function fold(word: string): string {
  return foldText(word.replaceAll('º', '°').normalize('NFKC'))
}

/** The distance of Damerau and Levenshtein, of neighbours swapped once. */
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
