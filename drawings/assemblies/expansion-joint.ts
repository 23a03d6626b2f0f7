import { area, box, mirror, polyline, type Point, type Sheet } from '../kit.ts'
import { breakLine } from '../parts/break-line.ts'
import { dimension, dimensionAcross, extensionLine } from '../parts/dimension.ts'
import { throughStud } from '../parts/fasteners.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import type { RowCrop } from '../row-crop.ts'
import type { JointMovement } from '../shapes.ts'

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

type Bolted = {
  /** The surfaces under the nuts, inwards and outwards from the flange's face. */
  inside: number
  outside?: number
}

/** A bolt through a flange and the part bolted to it, above (1) or below (-1) the axis. */
export function flangeBolt(
  sheet: Sheet,
  { id, face, way, bore, axis = 0 }: PipeEnd,
  side: Side,
  { inside, outside = PIPE.back }: Bolted,
) {
  throughStud(sheet, `bolt-${id}${side < 0 ? '-outside' : ''}`, {
    x1: face - way * inside,
    x2: face + way * outside,
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

/** The middle of a joint at rest, which has views beside it; and of a moved joint, which has none. */
export const AT_REST = 385
export const MOVED = 480

/** A pipe or duct that ends at `face` and extends in direction `way`; `axis` is its height. */
type End = { face: number; way: Side; axis?: number }

export type Movement = Exclude<JointMovement, 'none'>

type Moved = {
  movement: Movement
  /** The faces at rest. */
  rest: readonly [left: number, right: number]
  ends: readonly [End, End]
  /** Outer radius of the flanges, from their axis. */
  rim: number
}

const CARD = { x: 105, top: 276, width: 560 } as const
/** Side of the square that a row of a list shows of a joint. */
export const ROW_SIDE = 300
/** The rows of balloons and of names around a moved joint. */
const MOVED_ROWS = { balloonRow: 300, bottom: -320 } as const
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

/** Finishes the sheet of a moved joint: the same card for every movement, with room for raised parts. */
export const finishMoved = (sheet: Sheet, middle: number) =>
  sheet.finish({
    ...MOVED_ROWS,
    card: { x: 90, top: 312, width: 780 },
    row: { centre: [MOVED, middle], side: ROW_SIDE },
  })

/** The contact of a part of the joint with the face of an end, between two radii from the end's axis. */
export const faceContact = (
  sheet: Sheet,
  { id, face, way, axis = 0 }: End & { id: string },
  part: string,
  [r1, r2]: readonly [number, number],
) =>
  sheet.contact({
    from: [face, axis + r1],
    to: [face, axis + r2],
    parts: way < 0 ? [id, part] : [part, id],
  })

/** Dashed outlines of the joint at rest: its outer surface, and its faces from `r1` to `r2`. */
export function restOutline(
  sheet: Sheet,
  surface: (side: Side) => readonly Point[],
  faces: readonly number[],
  [r1, r2]: readonly [number, number],
) {
  for (const side of SIDES) {
    sheet.line(surface(side), { dash: 'rest' })
    for (const x of faces) {
      sheet.line(polyline`M${x} ${side * r1} V${side * r2}`, { dash: 'rest' })
    }
  }
}

/** The displacement of a wall at a share of its length, from 0 to 1; its ends are level. */
export const ease = (share: number) => share * share * (3 - 2 * share)

const MOVEMENT_NAMES: Record<Movement, string> = {
  'axial-compression': 'Compresión axial',
  'axial-extension': 'Extensión axial',
  lateral: 'Deflexión lateral',
}
/** The row of the axial dimensions, above the rims. */
const DIMENSION_ROW = 284
const ARROW = 58
const ARROW_ROW = 40
const TITLE_ROW = -304

/** Axes, arrows, the flanges' displacement, and the name of the movement. */
export function movementMarks(sheet: Sheet, moved: Moved) {
  const {
    movement,
    ends: [left, right],
  } = moved
  const rise = right.axis ?? 0
  const middle = (left.face + right.face) / 2
  const [start, end] = [left.face - PIPE.end - 16, right.face + PIPE.end + 16]
  if (rise === 0) sheet.centreLine([start, 0], [end, 0], 'centre')
  else {
    sheet
      .centreLine([start, 0], [middle + 20, 0], 'centre')
      .centreLine([middle - 20, rise], [end + 30, rise], 'centre')
  }
  if (movement === 'lateral') lateral(sheet, right, rise)
  else axial(sheet, moved)
  sheet.text([middle, TITLE_ROW], MOVEMENT_NAMES[movement], { strong: true })
}

function axial(sheet: Sheet, { movement, rest, ends, rim }: Moved) {
  const isShorter = movement === 'axial-compression'
  for (const [i, { face, way }] of ends.entries()) {
    const outer: Point = [face + way * (PIPE.end - 8), ARROW_ROW]
    const inner: Point = [face + way * (PIPE.end - 8 - ARROW), ARROW_ROW]
    if (isShorter) flowArrow(sheet, outer, inner, 'ink')
    else flowArrow(sheet, inner, outer, 'ink')
    const before = rest[i] ?? face
    const [x1, x2] = [Math.min(before, face), Math.max(before, face)]
    for (const x of [x1, x2]) extensionLine(sheet, x, rim, DIMENSION_ROW + 4)
    dimension(sheet, x1, x2, DIMENSION_ROW, isShorter ? '−X' : '+X')
  }
}

/** Dimensions the offset of the two axes. */
function lateral(sheet: Sheet, right: End, rise: number) {
  const x = right.face + PIPE.end + 34
  flowArrow(
    sheet,
    [right.face + PIPE.end - 40, rise - 64],
    [right.face + PIPE.end - 40, rise - 4],
    'ink',
  )
  sheet.onlyOnSection(() => {
    sheet.line(polyline`M${right.face + PIPE.end + 8} 0 H${x + 8}`)
    dimensionAcross(sheet, x, 0, rise)
  })
  sheet.text([x + 16, rise / 2 - 5], 'Y')
}
