/** So many letters may be wrong, missing, added or swapped in a word that was meant. */
const SLIPS_MAX = 2

/** Of some words the one that was most likely meant by another; none where all are far from it. */
export function nearestWord(written: string, words: readonly string[]): string | undefined {
  const folded = written.toLowerCase()
  const slipsMax = Math.min(SLIPS_MAX, Math.floor(written.length / 3))
  const near = words
    .map((word) => ({ word, slips: slipsBetween(folded, word.toLowerCase()) }))
    .filter(({ slips }) => slips <= slipsMax)
    .sort((a, b) => a.slips - b.slips)
  return near[0]?.word
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
