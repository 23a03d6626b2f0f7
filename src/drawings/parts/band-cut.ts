import type { DrawingOf } from '#schema/drawing.ts'
import type { Point } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'

type Cut = DrawingOf<'wear-band'>['cut']
type CutPlace = { x1: number; x2: number; r: number; gap?: number }

/** How far an angled cut climbs per unit of the band's width, and the height of a step. */
const CLIMB = 0.6
const STEP = 14

/** The lower edge of the cut across a band from `x1` to `x2`. */
function lowerEdge(cut: Cut, { x1, x2, r }: CutPlace): Point[] {
  const middle = (x1 + x2) / 2
  switch (cut) {
    case 'butt':
      return polyline`M${x1} ${r} H${x2}`
    case 'angled':
      return polyline`M${x1} ${r - ((x2 - x1) * CLIMB) / 2} L${x2} ${r + ((x2 - x1) * CLIMB) / 2}`
    case 'step':
      return polyline`M${x1} ${r - STEP / 2} H${middle} V${r + STEP / 2} H${x2}`
  }
}

/** The cut of a split band, seen on its sliding face; its gap lets the band grow with heat. */
export function bandCut(sheet: Sheet, id: string, cut: Cut, place: CutPlace) {
  const { gap = 7 } = place
  const lower = lowerEdge(cut, place)
  const upper = lower.map(([x, r]): Point => [
    cut === 'step' && x < place.x2 && x > place.x1 ? x - gap : x,
    r + gap,
  ])
  sheet.part(id, 'elastomer', 'unsectioned', [...lower, ...upper.reverse()], 'thin')
}
