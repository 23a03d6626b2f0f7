import { polyline, type Point, type Sheet } from '../../kit.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'

/** Solids in the fluid, or dust in the air, by position and size. */
export function grains(
  sheet: Sheet,
  places: readonly (readonly [x: number, r: number, size: number])[],
) {
  for (const [x, r, radius] of places) {
    sheet.part('grain', 'elastomer', 'elastomer', { centre: [x, r], radius }, 'none')
  }
}

/** Larger than on other sheets: a telephone shows this one at half its size. */
const WORD = 20

/** Letters the name of a flow beside it. */
export function word(sheet: Sheet, at: Point, text: string) {
  sheet.text(at, text, { size: WORD, strong: true, anchor: 'start' })
}

/** A leak along a shaft of that radius, outwards from `x`. */
export function leaking(sheet: Sheet, x: number, radius: number) {
  const r = radius + 9
  flowArrow(sheet, [x, r], [x + 46, r], 'ink')
  word(sheet, [x, r + 12], 'fuga')
}

/** The id of a cause's marks. */
export const CAUSE = 'cause'

/** Letters a cause, or with another id a remedy, on bare paper, a line for each text, with a leader `from` there to its place. */
export function cause(
  sheet: Sheet,
  words: readonly string[],
  at: Point,
  from: Point,
  place: Point,
  id = CAUSE,
) {
  words.forEach((one, i) => word(sheet, [at[0], at[1] - i * WORD * 1.15], one))
  sheet
    .line([from, place], { id })
    .part(id, 'fastener', 'unsectioned', { centre: place, radius: 6.4 }, 'none')
    .part(id, 'fastener', 'elastomer', { centre: place, radius: 4.6 }, 'none')
}

/** The width of a score's light edge, and the depth of its nick in the rod's outline. */
const [LIT_EDGE, NICK] = [2.2, 3.5]
/** Scores from this length on have a nick. */
const NICKING = 120

/** Straight scores along a rod of that radius, each from its left end; the longest also nick its outline. */
export function scores(
  sheet: Sheet,
  radius: number,
  places: readonly (readonly [x: number, r: number, length: number])[],
) {
  for (const [x, r, length] of places) {
    sheet
      .line(polyline`M${x + 3} ${r - LIT_EDGE} h${length}`, { tone: 'lit' })
      .line(polyline`M${x} ${r} h${length}`, { weight: 'edge' })
    if (length < NICKING) continue
    const nick = polyline`M${x} ${radius} l5 ${-NICK} l7 ${NICK}`
    sheet.part('nick', 'shaft', 'elastomer', nick, 'none')
  }
}
