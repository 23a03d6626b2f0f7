import type { Point } from '../../model.ts'
import { zigzag } from '../../parts/springs.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import type { Type } from './dimensions.ts'

const SIGNS: readonly { type: Type; name: string; at: Point }[] = [
  { type: 'single', name: 'Simple', at: [788, 206] },
  { type: 'universal', name: 'Universal', at: [894, 206] },
  { type: 'hinged', name: 'Bisagra', at: [788, 58] },
  { type: 'gimbal', name: 'Cardán', at: [894, 58] },
  { type: 'externally-pressurised', name: 'Tipo X', at: [788, -90] },
  { type: 'pressure-balanced', name: 'Balanceada', at: [894, -90] },
]
const HALF_WIDTH = 44
const PIPE = 16
const CREST = 26

/** The six types as signs: pipes, bellows, and what holds them. */
export function typeRow(sheet: Sheet) {
  for (const { type, name, at } of SIGNS) {
    sheet.onlyOnSection(() => sign(sheet, type, at))
    sheet.text([at[0], at[1] - 72], name)
  }
}

function sign(sheet: Sheet, type: Type, [x, r]: Point) {
  const isDouble = type === 'universal' || type === 'pressure-balanced'
  const bellows = isDouble ? [-20, 20] : [0]
  const half = isDouble ? 11 : 18
  const stops = [-HALF_WIDTH, ...bellows.flatMap((at) => [at - half, at + half]), HALF_WIDTH]
  for (const side of [1, -1]) {
    for (let i = 0; i + 1 < stops.length; i += 2) {
      const [from = 0, to = 0] = stops.slice(i, i + 2)
      sheet.line(polyline`M${x + from} ${r + side * PIPE} H${x + to}`, { weight: 'outline' })
    }
    for (const at of bellows) {
      const [x1, x2] = [x + at - half, x + at + half]
      const room = { x1, x2, r1: r + side * PIPE, r2: r + side * CREST }
      sheet.line(zigzag(room, isDouble ? 2 : 3), { weight: 'spring', tone: 'accent' })
    }
  }
  hold(sheet, type, [x, r])
}

/** What holds a joint's bellows or stands round them. */
function hold(sheet: Sheet, type: Type, [x, r]: Point) {
  const closed = (x1: number, x2: number, half: number) =>
    sheet.line(polyline`M${x1} ${r - half} H${x2} v${2 * half} H${x1} v${-2 * half}`)
  switch (type) {
    case 'single':
    case 'universal':
      return
    case 'hinged':
    case 'gimbal':
      if (type === 'gimbal') closed(x - 9, x + 9, CREST + 8)
      for (const side of [1, -1]) {
        const [foot, top] = [r + side * PIPE, r + side * (CREST + 14)]
        const arm = polyline`M${x - 34} ${foot} V${top} H${x + 34}`
        sheet.line(type === 'hinged' ? [...arm, [x + 34, foot]] : arm)
      }
      sheet.part('sign-pin', 'fastener', 'unsectioned', { centre: [x, r], radius: 5 })
      return
    case 'externally-pressurised':
      closed(x - 26, x + 30, CREST + 12)
      return
    case 'pressure-balanced': {
      const [top, end] = [CREST + 10, x + HALF_WIDTH]
      sheet.line(polyline`M${end} ${r + top} V${r - top}`, { weight: 'outline' })
      for (const side of [1, -1])
        sheet.line(polyline`M${x - HALF_WIDTH + 4} ${r + side * PIPE} V${r + side * top} H${end}`)
      for (const way of [-7, 7]) sheet.line(polyline`M${x + way} ${r - PIPE} V${r - CREST - 20}`)
    }
  }
}
