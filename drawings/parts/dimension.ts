import { DIMENSION, pairs, polyline, type Sheet } from '../kit.ts'

const SHORT_SPAN = 34
const TAIL = 22
const OUTSIDE_TAIL = 26
/** Length of an arrowhead, and half of its width. */
const [HEAD, ASIDE] = [12, 4]
/** The height of lettering above its line, clear of the arrowheads. */
const LETTER_RISE = 8.5

/** A dimension along the axis at radius `r`; a short one has its arrowheads outside. A caller without text letters it. */
export function dimension(sheet: Sheet, x1: number, x2: number, r: number, text?: string) {
  const isShort = x2 - x1 < SHORT_SPAN
  const inward = isShort ? -1 : 1
  const tail = isShort ? TAIL : 0
  sheet.onlyOnSection(() => {
    for (const [x, way] of pairs`${x1} ${inward}, ${x2} ${-inward}`) {
      const foot = x + HEAD * way
      sheet.line(polyline`M${foot} ${r + ASIDE} L${x} ${r} L${foot} ${r - ASIDE}`)
    }
    sheet.line(polyline`M${x1 - tail} ${r} H${x2 + tail}`, { id: DIMENSION })
  })
  if (text) sheet.text([(x1 + x2) / 2, r + LETTER_RISE], text)
}

/** The extension line from a part to its dimension. */
export const extensionLine = (sheet: Sheet, x: number, r1: number, r2: number) =>
  sheet.onlyOnSection(() => sheet.line(polyline`M${x} ${r1} V${r2}`, { weight: 'hatch' }))

/** A dimension's line across the axis, between two radii, with arrowheads; the caller adds the letter. */
export function dimensionAcross(sheet: Sheet, x: number, r1: number, r2: number) {
  sheet.line(polyline`M${x} ${r1} V${r2}`)
  arrowhead(sheet, x, r1, 1)
  arrowhead(sheet, x, r2, -1)
}

/** The same with the arrowheads outside, if there is no room for them between. */
export function dimensionFromOutside(sheet: Sheet, x: number, r1: number, r2: number) {
  for (const [r, way] of pairs`${r1} -1, ${r2} 1`) {
    sheet.line(polyline`M${x} ${r + way * OUTSIDE_TAIL} V${r}`)
    arrowhead(sheet, x, r, way)
  }
}

type SurfaceLetter = { x: number; from: number; to: number; text: string; row: number }

/** A diameter's letter under an arrow that ends on the surface: the diameter's other end is outside the picture. */
export function surfaceLetter(sheet: Sheet, { x, from, to, text, row }: SurfaceLetter) {
  sheet.onlyOnSection(() => {
    sheet.line(polyline`M${x} ${from} V${to}`)
    arrowhead(sheet, x, to, Math.sign(from - to))
  })
  sheet.text([x, row], text)
}

/** An arrowhead at `r`; `way` 1 points down from above. */
function arrowhead(sheet: Sheet, x: number, r: number, way: number) {
  const foot = r + way * HEAD
  sheet.line(polyline`M${x - ASIDE} ${foot} L${x} ${r} L${x + ASIDE} ${foot}`)
}
