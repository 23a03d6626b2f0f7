const MOST_ACROSS = 4

/** How many share the line of the one at an index: every line is full, the longer ones last. */
export function acrossAt(index: number, count: number): number {
  const lines = Math.ceil(count / MOST_ACROSS)
  const across = Math.floor(count / lines)
  const inShortLines = (lines - (count % lines)) * across
  return index < inShortLines ? across : across + 1
}
