import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import { seatedSection, type Seat } from '../parts/seated-section.ts'
import {
  CUP_HEIGHT,
  CUP_PLAY,
  cupDots,
  cupLength,
  cupOutline,
  pressedGroove,
} from '../parts/u-cup-section.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { GUIDE_GROOVE, HEAD_END, R, SEAL_GROOVE_START, type Groove } from './cylinder-head.ts'

/** What stands beside the drawing's own subject is tinted, not hatched: it is there to show the place. */
const COMPANION = 'outside'

export function companionGuide(sheet: Sheet, { x1, x2, depth }: Groove = GUIDE_GROOVE) {
  sheet.part('guide', 'elastomer', COMPANION, box(x1 + 2, x2 - 2, R(0), R(depth)), 'thin')
}

const CUP = { lip: 'positive', mouth: 'normal', inside: 'empty', heel: 'plain' } as const
const CUP_SEAT: Seat = { x: SEAL_GROOVE_START + CUP_PLAY, r: R(0), slidesOn: 'rod' }
export const COMPANION_CUP_GROOVE: Groove = {
  x1: SEAL_GROOVE_START,
  x2: CUP_SEAT.x + cupLength(CUP),
  depth: CUP_HEIGHT,
}
export const COMPANION_CUP_DOT: Point = cupDots(CUP_SEAT, CUP).body

/** The rod seal, which holds the pressure back. */
export function companionCup(sheet: Sheet) {
  pressedGroove(sheet, CUP_SEAT, CUP, 'process')
  sheet.part('rod-seal', 'elastomer', COMPANION, seatedSection(CUP_SEAT, cupOutline(CUP)), 'thin')
}

const WIPER_START = 486
/** Groove of a wiper, and the wider mouth through which its lip leaves the head. */
export const WIPER_GROOVES: readonly Groove[] = [
  { x1: WIPER_START, x2: 560, depth: 44 },
  { x1: 560, x2: HEAD_END, depth: 24 },
]
export const WIPER_DOT: Point = [524, R(28)]

/** A plain wiper; its lip leaves the head and leans on the rod. */
export function companionWiper(sheet: Sheet) {
  sheet.part(
    'wiper',
    'elastomer',
    COMPANION,
    seatedSection(
      { x: WIPER_START, r: R(0), slidesOn: 'rod' },
      polyline`M4 5 H62 L118 0 H132 L122 10 L72 18 V44 H4`,
    ),
    'thin',
  )
}
