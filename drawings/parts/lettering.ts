import type { Point, Sheet } from '../kit.ts'

/** Line height in ems, and the height of capitals as a share of the font size. */
const LEADING = 1.05
const CAPITAL = 0.7

type Room = {
  width: number
  height?: number
  /** The width of a capital, in ems. */
  letter: number
  /** The largest font size. */
  largest: number
}

/** Words in capitals, one a line around a point, as large as the room allows. */
export function lettering(sheet: Sheet, [x, r]: Point, text: string, room: Room) {
  const { width, height = Infinity, letter, largest } = room
  const words = text.split(' ')
  const size = Math.min(
    largest,
    height / (words.length * LEADING),
    ...words.map((word) => width / (word.length * letter)),
  )
  const step = size * LEADING
  const lowest = r - (size * CAPITAL) / 2 - ((words.length - 1) * step) / 2
  for (const [i, word] of words.entries())
    sheet.text([x, lowest + (words.length - 1 - i) * step], word, { size, strong: true })
}
