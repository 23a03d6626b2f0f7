import { boundsOf, box, meet } from './geometry.ts'
import type { Mark, Point, TextMark } from './model.ts'
import { polyline } from './path-notation.ts'
import { extentOf } from './lettering.ts'

/** The distance of the text's baseline from the sheet's lower edge, and of the text from its sides. */
const [RISE, MARGIN] = [14, 20]
/** Half the width and height of the lozenge, the length of its points, and the space around it. */
const SIGN = { half: 92, height: 13, point: 12, air: 8 } as const
/** The middle of capital letters, above their baseline. */
const CAPITAL = 6
const GENERIC = 'Esquema genérico'

type Shown = {
  marks: readonly Mark[]
  left: number
  width: number
  bottom: number
  /** The baseline of the names of the two sides: above the views under a section. */
  names: number
  shaftEnd: number
}
type Words = { sides: readonly [string, string] | undefined; isGeneric: boolean }

/**
 * The texts at the foot of a sheet: the names of the two sides, and in the middle the sign of a generic drawing. The
 * sheet is extended downwards if something else is in the sign's place.
 */
export function sidesAndSign(
  { marks, left, width, bottom, names: under, shaftEnd }: Shown,
  { sides, isGeneric }: Words,
) {
  const names = sides
    ? namesOf(sides, under + RISE, [left + MARGIN, Math.min(shaftEnd, left + width - MARGIN)])
    : []
  if (!isGeneric) return { marks: names, bottom }
  const sign = signAt([left + width / 2, bottom + RISE])
  if (![...marks, ...names].some((mark) => meet(extentOf(mark), sign.room))) {
    return { marks: [...names, ...sign.marks], bottom }
  }
  const lower = bottom - 2 * (SIGN.height + SIGN.air)
  return { marks: [...names, ...signAt([left + width / 2, lower + RISE]).marks], bottom: lower }
}

function namesOf(
  [left, right]: readonly [string, string],
  r: number,
  [start, end]: readonly [number, number],
): TextMark[] {
  const name = { type: 'text', scope: 'section', strong: true } as const
  return [
    { ...name, at: [start, r], text: left, anchor: 'start', tone: 'accent' },
    { ...name, at: [end, r], text: right, anchor: 'end', tone: 'ink' },
  ]
}

/** The words in a lozenge; `at` is the middle of their baseline. */
function signAt(at: Point) {
  const { half, height, point, air } = SIGN
  const [x, r] = [at[0], at[1] + CAPITAL]
  const path = polyline`M${x - half} ${r} l${point} ${height} H${x + half - point} L${x + half} ${r}
    l${-point} ${-height} H${x - half + point} L${x - half} ${r}`
  const marks: Mark[] = [
    { type: 'line', scope: 'section', path, weight: 'thin', tone: 'ink' },
    {
      type: 'text',
      scope: 'section',
      at,
      text: GENERIC,
      anchor: 'middle',
      tone: 'ink',
      strong: true,
    },
  ]
  return {
    marks,
    room: boundsOf(box(x - half - air, x + half + air, r - height - air, r + height + air)),
  }
}
