/** Letters that sound or look alike: confusing them is a spelling error. */
const SOUNDS: readonly string[] = ['bvw', 'szcx', 'gj', 'kqc', 'iy', 'ly', 'hx']
/** Letters that sound less alike. */
const NEAR_SOUNDS: readonly string[] = ['mn', 'lr', 'ou', 'ei', 'ao', 'ae', 'td', 'pb']
/** A Spanish keyboard: neighbouring keys are hit by mistake. */
const KEYS: readonly string[] = ['q w e r t y u i o p', 'a s d f g h j k l ñ', 'z x c v b n m']
const SOUND_COST = 0.6
const NEAR_SOUND_COST = 0.85
const NEIGHBOUR_COST = 1.2
/** A letter omitted, inserted or swapped with the next. */
const SLIP_COST = 0.9
/** A letter doubled, or only one of two: "selo", "corrrea". */
const DOUBLE_COST = 0.5
/** An unrelated letter: probably another word. */
const OTHER_COST = 1.6
/** Extra cost for the first letter, which is rarely mistaken, and least for one that sounds alike. */
const FIRST_COST = 0.6
const FIRST_SOUND_COST = 0.3

/**
 * The distance between a typed word and another: weighted optimal string alignment, about 1 for each error. Returns
 * more than `limit` as soon as the distance exceeds it.
 */
export function editDistance(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) * DOUBLE_COST > limit) return limit + 1
  let beforeLast: number[] = []
  let last = [0]
  for (let column = 1; column <= word.length; column += 1) {
    last.push((last[column - 1] ?? 0) + omission(word, column - 1))
  }
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [(last[0] ?? 0) + omission(typed, row - 1)]
    let best = current[0] ?? 0
    for (let column = 1; column <= word.length; column += 1) {
      const [a = '', b = ''] = [typed[row - 1], word[column - 1]]
      let cost = Math.min(
        (last[column] ?? 0) + omission(typed, row - 1),
        (current[column - 1] ?? 0) + omission(word, column - 1),
        (last[column - 1] ?? 0) + change(a, b, row === 1 && column === 1),
      )
      if (row > 1 && column > 1 && a !== b && a === word[column - 2] && typed[row - 2] === b) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + SLIP_COST)
      }
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[word.length] ?? limit + 1
}

/** The cost of omitting or inserting a letter. */
function omission(word: string, at: number): number {
  const letter = word[at]
  if (letter === 'h' || letter === word[at - 1] || letter === word[at + 1]) return DOUBLE_COST
  return at === 0 ? SLIP_COST + FIRST_COST : SLIP_COST
}

function change(a: string, b: string, isFirst: boolean): number {
  if (a === b) return 0
  const holdBoth = (letters: string) => letters.includes(a) && letters.includes(b)
  if (SOUNDS.some(holdBoth)) return SOUND_COST + (isFirst ? FIRST_SOUND_COST : 0)
  if (NEAR_SOUNDS.some(holdBoth)) return NEAR_SOUND_COST + (isFirst ? FIRST_COST : 0)
  return (areNeighbours(a, b) ? NEIGHBOUR_COST : OTHER_COST) + (isFirst ? FIRST_COST : 0)
}

function areNeighbours(a: string, b: string): boolean {
  const [rowA, rowB] = [a, b].map((letter) => KEYS.findIndex((keys) => keys.includes(letter)))
  if (rowA === undefined || rowB === undefined || rowA < 0 || rowB < 0) return false
  const columns = Math.abs((KEYS[rowA]?.indexOf(a) ?? 0) - (KEYS[rowB]?.indexOf(b) ?? 0))
  // Neighbours are two characters apart, since the rows have a space between keys.
  return columns <= 2 && Math.abs(rowA - rowB) <= 1
}
