import type { Point } from '../../model.ts'
import type { Sheet } from '../../sheet.ts'
import { polyline } from '../../path-notation.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'

/** Solids in the fluid, or dust in the air: place and size of each. */
export function grains(
  sheet: Sheet,
  places: readonly (readonly [x: number, r: number, size: number])[],
) {
  for (const [x, r, radius] of places) {
    sheet.part('grain', 'elastomer', 'elastomer', { centre: [x, r], radius }, 'none')
  }
}

/** As large as the lettering of the other plates, where a page shows them side by side. */
const WORD = 16

/** Names what flows, beside it. */
export function word(sheet: Sheet, at: Point, text: string) {
  sheet.text(at, text, { size: WORD, strong: true, anchor: 'start' })
}

/** What escapes along a shaft of that radius, outwards from `x`. */
export function leaking(sheet: Sheet, x: number, radius: number) {
  const r = radius + 9
  flowArrow(sheet, [x, r], [x + 46, r], 'ink')
  word(sheet, [x, r + 12], 'fuga')
}

/** Id of what calls a cause out. */
export const CAUSE = 'cause'

/** Names on bare paper what lets it happen, a line a word or two, with a leader `from` there to its place. */
export function cause(
  sheet: Sheet,
  words: readonly string[],
  at: Point,
  from: Point,
  place: Point,
) {
  words.forEach((one, i) => word(sheet, [at[0], at[1] - i * WORD * 1.15], one))
  sheet
    .line([from, place], { id: CAUSE })
    .part(CAUSE, 'fastener', 'unsectioned', { centre: place, radius: 6.4 }, 'none')
    .part(CAUSE, 'fastener', 'elastomer', { centre: place, radius: 4.6 }, 'none')
}

/** How far a score's edge catches the light, and how deep it cuts the rod's outline. */
const [LIT_EDGE, NICK] = [2.2, 3.5]
/** From this length on. */
const NICKING = 120

/** Scores along a rod of that radius, straight as its stroke, each from its left end; the longest also nick its outline. */
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
