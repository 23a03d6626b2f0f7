import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { oRing, O_RING_RADIUS } from '../parts/seals.ts'
import { breakLine } from '../parts/break-line.ts'
import { filledGrooves, groovedFace, type Groove } from '../parts/groove.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

/** Radius of the tube's bore, and a radius `v` inwards from it. */
export const BORE = 200
export const inward = (v: number) => BORE - v

const RIM = { clearance: 4, at: inward }
const RIM_RADIUS = inward(RIM.clearance)
const TUBE: Point = [44, 640]
const WALL = 46
const PISTON: Point = [196, 556]
const SPIGOT = 46
const ROD = 72
const ROD_END = 664
const NUT = { x1: 164, half: 78 } as const
const SIDES_ROW = -276

/**
 * A piston on its rod inside the tube; pressure left. The tube is cut on both sides of the axis, the
 * piston above it only: below, its rim shows from outside.
 */
export function cylinderPiston(sheet: Sheet, grooves: readonly Groove[], pressureEnd: number) {
  const [tubeStart, tubeEnd] = TUBE
  const [start, end] = PISTON
  const rod = polyline`M${NUT.x1 - 14} ${SPIGOT - 6} H${start} V${SPIGOT} H${end} V${ROD}
    H${ROD_END}`
  sheet
    .medium('process', box(tubeStart, start, -BORE, BORE))
    .medium('process', box(start, pressureEnd, RIM_RADIUS, BORE))
    .opening(area(0, tubeStart + 2, 0, BORE))
  filledGrooves(sheet, grooves, RIM, { medium: 'process', end: pressureEnd })
  const outline = polyline`M${start} ${SPIGOT} V${RIM_RADIUS} L${groovedFace(grooves, RIM)}
    L${end} ${RIM_RADIUS} V${SPIGOT}`
  sheet
    .part('shaft', 'shaft', 'unsectioned', [...rod, ...mirror(rod).reverse()])
    .part('tube', 'housing', 'steel', box(tubeStart, tubeEnd, BORE, BORE + WALL))
    .part('tube-below', 'housing', 'steel', box(tubeStart, tubeEnd, -BORE - WALL, -BORE))
    .part('piston', 'stationary', 'steel-opposed', outline)
    .part('piston-outside', 'stationary', 'outside', box(start, end, -RIM_RADIUS, 0))
  oRing(sheet, 'piston-o-ring', [310, SPIGOT + O_RING_RADIUS])
  sheet.part('piston-nut', 'fastener', 'unsectioned', box(NUT.x1, start, -NUT.half, NUT.half))
  for (const r of [-NUT.half / 2, NUT.half / 2]) {
    sheet.line(polyline`M${NUT.x1} ${r} H${start}`)
  }
  for (const r of [BORE, -BORE - WALL]) {
    breakLine(sheet, tubeStart, [r, r + WALL], -1)
    breakLine(sheet, tubeEnd, [r, r + WALL], 1)
  }
  breakLine(sheet, ROD_END, [-ROD, ROD], 1)
  surroundings(sheet)
}

/** Axis, pressure, stroke, the names of the two sides and of the parts. */
function surroundings(sheet: Sheet) {
  flowArrow(sheet, [62, 130], [132, 130])
  for (const way of [-1, 1]) flowArrow(sheet, [608, 30], [608 + 44 * way, 30], 'ink')
  sheet
    .centreLine([8, 0], [ROD_END + 14, 0], 'centre')
    .text([24, SIDES_ROW], 'Lado presión', { anchor: 'start', tone: 'accent', strong: true })
    .text([TUBE[1], SIDES_ROW], 'Lado sin presión', { anchor: 'end', strong: true })
    .callout('tube', [84, BORE + 24], 'tubo del cilindro')
    .callout('piston-nut', [180, 58], 'tuerca del pistón')
    .name('piston-o-ring', 'O-ring estático')
    .callout('piston', [540, 110], 'pistón')
    .callout('shaft', [640, ROD - 8], 'vástago')
}
