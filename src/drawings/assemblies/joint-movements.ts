import type { Point } from '../model.ts'
import { dimension, extensionLine } from '../parts/dimension.ts'
import { flowArrow } from '../parts/flow-arrow.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import type { JointMovement } from '#schema/drawings/joint-movement.ts'
import { PIPE } from './pipe-ends.ts'

type MovedEnd = { face: number; way: 1 | -1; axis?: number }

type Moved = {
  movement: Exclude<JointMovement, 'none'>
  /** The faces at rest. */
  rest: readonly [left: number, right: number]
  left: MovedEnd
  right: MovedEnd
  /** Outer radius of the flanges, from their axis. */
  rim: number
}

/** How far a wall has gone from one end to the other at a share of its length: it leaves and arrives level. */
export const ease = (share: number) => share * share * (3 - 2 * share)

const MOVEMENT_NAMES: Record<Moved['movement'], string> = {
  'axial-compression': 'Compresión axial',
  'axial-extension': 'Extensión axial',
  lateral: 'Deflexión lateral',
}
/** Row of the axial dimensions, above the rims. */
const DIMENSION_ROW = 284
const ARROW = 58
const ARROW_ROW = 40
const TITLE_ROW = -304

/** Axes, arrows, how far the flanges moved, and the movement's name. */
export function movementMarks(sheet: Sheet, { movement, rest, left, right, rim }: Moved) {
  const rise = right.axis ?? 0
  const middle = (left.face + right.face) / 2
  const ends: [number, number] = [left.face - PIPE.end - 16, right.face + PIPE.end + 16]
  if (rise === 0) sheet.centreLine([ends[0], 0], [ends[1], 0], 'centre')
  else {
    sheet
      .centreLine([ends[0], 0], [middle + 20, 0], 'centre')
      .centreLine([middle - 20, rise], [ends[1] + 30, rise], 'centre')
  }
  if (movement === 'lateral') lateral(sheet, right, rise)
  else axial(sheet, movement, rest, [left, right], rim)
  sheet.text([middle, TITLE_ROW], MOVEMENT_NAMES[movement], { strong: true })
}

function axial(
  sheet: Sheet,
  movement: Moved['movement'],
  rest: Moved['rest'],
  ends: readonly [MovedEnd, MovedEnd],
  rim: number,
) {
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

/** How far apart the two axes stand. */
function lateral(sheet: Sheet, right: MovedEnd, rise: number) {
  const x = right.face + PIPE.end + 34
  flowArrow(
    sheet,
    [right.face + PIPE.end - 40, rise - 64],
    [right.face + PIPE.end - 40, rise - 4],
    'ink',
  )
  sheet.onlyOnSection(() => {
    sheet.line(polyline`M${right.face + PIPE.end + 8} 0 H${x + 8}`).line(polyline`M${x} 0 V${rise}`)
    for (const [r, way] of [
      [0, 1],
      [rise, -1],
    ] as const) {
      sheet.line(polyline`M${x - 4} ${r + 12 * way} L${x} ${r} L${x + 4} ${r + 12 * way}`)
    }
  })
  sheet.text([x + 16, rise / 2 - 5], 'Y')
}
