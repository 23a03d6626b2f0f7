import { box } from '../geometry.ts'
import type { Point } from '../model.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { BEYOND_BREAK, breakBelow, breakLine } from '../parts/break-line.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

/** Radii of the housing's bore and of the cover's spigot in it, and the joint between both. */
export const COVER_BORE = 150
const COVER_SPIGOT = 146
const COVER_JOINT = 380

const HOUSING_START = 60
const OUTSIDE = 270
const SPIGOT_START = 240
const HOLLOW = { end: 346, radius: 84 } as const
const COVER_END = 450
const BOLT = { radius: 240, half: 11, end: 320 } as const
/** Where the section is broken off, a little below its axis. */
const BREAK = -30
const SIDES_ROW = -58
/** A groove in the spigot. */
type CoverGroove = { from: number; to: number; depth: number }

const HOUSING = polyline`M${HOUSING_START} ${COVER_BORE} H${COVER_JOINT} V${OUTSIDE}
  H${HOUSING_START}`

const coverOutline = ({ from, to, depth }: CoverGroove): Point[] =>
  polyline`M${SPIGOT_START} ${HOLLOW.radius} V${COVER_SPIGOT} H${from} V${COVER_BORE - depth}
    H${to} V${COVER_SPIGOT} H${COVER_JOINT} V${OUTSIDE} H${COVER_END} V${BREAK - BEYOND_BREAK}
    H${HOLLOW.end} V${HOLLOW.radius}`

/** A housing under pressure and the cover that closes it. Cut, and broken off below the axis. */
export function boltedCover(sheet: Sheet, groove: CoverGroove) {
  sheet
    .medium('process', box(HOUSING_START, HOLLOW.end, BREAK, HOLLOW.radius))
    .medium('process', box(HOUSING_START, SPIGOT_START, BREAK, COVER_BORE))
    .medium('process', box(SPIGOT_START, groove.from, COVER_SPIGOT, COVER_BORE))
    .opening(area(0, HOUSING_START + 2, BREAK, COVER_BORE))
    .part('housing', 'housing', 'steel', HOUSING)
    .part('cover', 'housing', 'steel-opposed', coverOutline(groove))
  const { radius, half, end } = BOLT
  const studOutline = box(end, COVER_END, radius - half, radius + half)
  sheet.part('stud', 'fastener', 'unsectioned', studOutline, 'thin')
  studAndNut(sheet, 'nut', COVER_END, radius)
  breakLine(sheet, HOUSING_START, [COVER_BORE, OUTSIDE], -1)
  breakBelow(sheet, [HOUSING_START, COVER_END], BREAK)
  flowArrow(sheet, [96, 46], [180, 46])
  sheet
    .centreLine([HOUSING_START - 12, 0], [COVER_END + 60, 0], 'centre')
    .text([HOUSING_START, SIDES_ROW], 'Lado presión', {
      anchor: 'start',
      tone: 'accent',
      strong: true,
    })
    .text([COVER_END, SIDES_ROW], 'Exterior', { anchor: 'end', strong: true })
    .callout('housing', [110, 200], 'cuerpo')
    .callout('cover', [430, 120], 'tapa')
    .callout('nut', [COVER_END + 17, radius], 'espárrago y tuerca')
}
