import type { Word } from './poppler.ts'

/** The frame of a page, and how far the page number may lie outside it. */
const LEFT_MM = 19.5
const RIGHT_MM = 190.5
const TOP_MM = 10
const BOTTOM_MM = 290

/** Shares of a font's box above and below letters without accents and descenders, which neighbouring lines may use. */
const ACCENT_SHARE = 0.22
const TAIL_SHARE = 0.2
const TOLERANCE_MM = 0.2

/** Pairs of words that overlap. */
export function overlapsOf(words: readonly Word[]): string[] {
  const inOrder = [...words].sort((a, b) => a.page - b.page || a.y1 - b.y1)
  return inOrder.flatMap((a, index) => {
    const found: string[] = []
    for (const b of inOrder.slice(index + 1)) {
      if (b.page !== a.page || b.y1 > a.y2) break
      if (isOver(a, b)) found.push(`page ${a.page}: «${a.text}» over «${b.text}»`)
    }
    return found
  })
}

function isOver(a: Word, b: Word): boolean {
  const across = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1)
  const topOf = ({ y1, y2 }: Word) => y1 + (y2 - y1) * ACCENT_SHARE
  const footOf = ({ y1, y2 }: Word) => y2 - (y2 - y1) * TAIL_SHARE
  const down = Math.min(footOf(a), footOf(b)) - Math.max(topOf(a), topOf(b))
  return across > TOLERANCE_MM && down > TOLERANCE_MM
}

/** Words outside the frame. */
export function outsideFrame(words: readonly Word[]): string[] {
  return words
    .filter(({ x1, x2, y1, y2 }) => x1 < LEFT_MM || x2 > RIGHT_MM || y1 < TOP_MM || y2 > BOTTOM_MM)
    .map(({ page, text }) => `page ${page}: «${text}»`)
}

/** The gap between a page's foot, which begins with these words, and the text above it, in mm; 0 without a foot. */
export function gapAboveFoot(words: readonly Word[], beginning: string): number {
  const sought = beginning.split(' ')
  const foot = words.findLast((_, at) =>
    sought.every((text, index) => words[at + index]?.text === text),
  )
  if (!foot) return 0
  const above = words.filter(({ page, y2 }) => page === foot.page && y2 < foot.y2 - TOLERANCE_MM)
  return foot.y1 - Math.max(...above.map(({ y2 }) => y2))
}

type Edge = 'x1' | 'x2'

/** The number of words below a column heading at the same edge, the heading included. */
export function wordsInColumn(words: readonly Word[], heading: string, edge: Edge): number {
  const head = words.find(({ text }) => text === heading)
  if (!head) return 0
  return words.filter((word) => Math.abs(word[edge] - head[edge]) < TOLERANCE_MM).length
}
