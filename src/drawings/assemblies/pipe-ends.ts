import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { breakLine } from '../parts/break-line.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

/** The end of a pipe that faces a joint: `way` points from the face into the pipe. */
export type PipeEnd = {
  id: string
  face: number
  way: 1 | -1
  bore: number
  /** Height of its axis: joints may set two pipes apart. */
  axis?: number
}

/** Radii from the pipe's bore outwards, and lengths from the face. */
export const PIPE = {
  wall: 16,
  neck: 40,
  rim: 136,
  boltCircle: 102,
  back: 40,
  neckEnd: 76,
  end: 112,
} as const

/** A welding-neck flange from its bore at the face, round its rim, to the pipe's end. */
function outlineOf({ face, way, bore, axis = 0 }: PipeEnd): Point[] {
  const { wall, neck, rim, back, neckEnd, end } = PIPE
  const points = polyline`M0 ${bore} v${rim} H${back} V${bore + neck} L${neckEnd} ${bore + wall}
    H${end} V${bore}`
  return points.map(([x, r]): Point => [face + way * x, axis + r])
}

/** The flange cut above the axis. The fluid in its bore is drawn with the joint's own. */
export function pipeEndCut(sheet: Sheet, end: PipeEnd) {
  const x = end.face + end.way * PIPE.end
  const top = (end.axis ?? 0) + end.bore
  sheet
    .part(end.id, 'housing', end.way < 0 ? 'steel' : 'steel-opposed', outlineOf(end))
    .opening(area(x - 3, x + 3, 0, top))
  breakLine(sheet, x, [top, top + PIPE.wall], end.way)
}

/** The same flange cut below the axis, where the whole joint is in section. */
export function pipeEndCutBelow(sheet: Sheet, end: PipeEnd) {
  const { axis = 0 } = end
  const below = outlineOf({ ...end, axis: 0 }).map(([x, r]): Point => [x, axis - r])
  sheet.part(`${end.id}-below`, 'housing', end.way < 0 ? 'steel' : 'steel-opposed', below)
  const x = end.face + end.way * PIPE.end
  breakLine(sheet, x, [axis - end.bore - PIPE.wall, axis - end.bore], end.way)
}

/** The flange from outside, below the drawing's axis. */
export function pipeEndOutside(sheet: Sheet, end: PipeEnd) {
  const { axis = 0, face, way, bore } = end
  const x = face + way * PIPE.end
  const rim = outlineOf({ ...end, axis: -axis }).slice(1, -1)
  sheet.part(`${end.id}-outside`, 'housing', 'outside', [[face, 0], ...mirror(rim), [x, 0]])
  sheet.line(polyline`M${face + way * PIPE.back} 0 V${axis - bore - PIPE.neck}`)
  breakLine(sheet, x, [axis - bore - PIPE.wall, 0], way)
}

/** The fluid inside a pipe up to its flange's face. */
export function pipeFluid(sheet: Sheet, { face, way, bore, axis = 0 }: PipeEnd, from: number) {
  sheet.medium('process', box(face, face + way * PIPE.end, from, axis + bore))
}
