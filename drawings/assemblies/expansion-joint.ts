import { area, box, mirror, polyline, type Point, type Sheet } from '../kit.ts'
import { breakLine } from '../parts/break-line.ts'
import { throughStud } from '../parts/fasteners.ts'
import type { RowCrop } from '../row-crop.ts'

/** The two sides of the axis: above, and below it. */
export const SIDES = [1, -1] as const
export type Side = (typeof SIDES)[number]
/** The suffix of ids of parts below the axis: a joint that is cut as a whole shows each part twice. */
export const below = (side: Side) => (side < 0 ? '-below' : '')

/** The end of a pipe next to a joint: `way` points from its face into the pipe. */
export type PipeEnd = {
  id: string
  face: number
  way: 1 | -1
  bore: number
  /** Height of its axis: a joint may offset two pipes. */
  axis?: number
}

/** Radii measured from the pipe's bore, and lengths from the face. */
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

/** The flange, cut, above (1) or below (-1) its axis. The fluid in its bore is drawn with the joint. */
export function pipeEndCut(sheet: Sheet, end: PipeEnd, side: Side = 1) {
  const { id, face, way, bore, axis = 0 } = end
  const outline = outlineOf({ ...end, axis: 0 }).map(([x, r]): Point => [x, axis + side * r])
  const [x, inner, outer] = [face + way * PIPE.end, side * bore, side * (bore + PIPE.wall)]
  sheet.part(id + below(side), 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
  if (side > 0) sheet.opening(area(x - 3, x + 3, 0, axis + bore))
  breakLine(sheet, x, [axis + Math.min(inner, outer), axis + Math.max(inner, outer)], way)
}

/** The flange cut on both sides of its axis, with the fluid in it. */
export function pipeEndWhole(sheet: Sheet, end: PipeEnd) {
  pipeFluid(sheet, end, (end.axis ?? 0) - end.bore)
  for (const side of SIDES) pipeEndCut(sheet, end, side)
}

/** A bolt through a flange and what is bolted to it, `inside` thick, above (1) or below (-1) the axis. */
export function flangeBolt(
  sheet: Sheet,
  { id, face, way, bore, axis = 0 }: PipeEnd,
  side: Side,
  inside: number,
) {
  throughStud(sheet, `bolt-${id}${side < 0 ? '-outside' : ''}`, {
    x1: face - way * inside,
    x2: face + way * PIPE.back,
    r: axis + side * (bore + PIPE.boltCircle),
    half: 9,
  })
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

/** The fluid inside a pipe, up to its flange's face. */
export function pipeFluid(sheet: Sheet, { face, way, bore, axis = 0 }: PipeEnd, from: number) {
  sheet.medium('process', box(face, face + way * PIPE.end, from, axis + bore))
}

/** The middle of a joint at rest, which has views beside it. */
export const AT_REST = 385

const CARD = { x: 105, top: 276, width: 560 } as const
/** Side of the square that a row of a list shows of a joint. */
export const ROW_SIDE = 300
const NAME_START = 24

type Finish = {
  /** The fluid, in Spanish, and the row where its name is lettered. */
  contents: string
  names: number
  balloonRow: number
  bottom: number
  width?: number
  row: RowCrop
}

/** Finishes the sheet of a joint at rest, with the name of the fluid. */
export const finishAtRest = (sheet: Sheet, { contents, names, ...rows }: Finish) =>
  sheet
    .text([NAME_START, names], contents, { anchor: 'start', tone: 'accent', strong: true })
    .finish({ ...rows, card: CARD })

/** The contact of a part of the joint with the face of an end, between two radii from the end's axis. */
export const faceContact = (
  sheet: Sheet,
  { id, face, way, axis = 0 }: Omit<PipeEnd, 'bore'>,
  part: string,
  [r1, r2]: readonly [number, number],
) =>
  sheet.contact({
    from: [face, axis + r1],
    to: [face, axis + r2],
    parts: way < 0 ? [id, part] : [part, id],
  })
