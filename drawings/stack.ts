import { boundsOf } from './geometry.ts'
import { extentOf } from './lettering.ts'
import type { Box, Crop, DrawingLayout } from './model.ts'
import { unionOf } from './views.ts'

/** A blank strip from top to bottom narrower than this does not part two pictures. */
const STRIP = 8
/** A balloon's radius on paper, where it is largest. */
const BALLOON = 17
const MARGIN = 6
/** Pictures stay beside each other up to this share of the sheet. */
const SHARE = 0.55

type Piece = Box & { isPicture: boolean }

/**
 * The pictures of a sheet as they lie under one another in a narrow window: parted where a strip is blank from top to
 * bottom, and as few as are no wider than the widest.
 */
export function stackOf({ marks, callouts, axis, width }: DrawingLayout): Crop[] {
  const pieces: Piece[] = [
    ...marks.map((mark) => ({ ...extentOf(mark), isPicture: mark.type === 'part' })),
    ...callouts.map(({ dot, balloon: [x, r] }) => ({
      ...boundsOf([dot, [x - BALLOON, r - BALLOON], [x + BALLOON, r + BALLOON]]),
      isPicture: false,
    })),
  ]
  const columns = joined(
    pieces.toSorted((a, b) => a.x1 - b.x1),
    (column, next) => next.x1 - column.x2 < STRIP,
  )
  // Words and dimensions beside a picture are of it.
  const pictures = joined(columns, (_, next) => !next.isPicture)
  const most = Math.max(SHARE * width, ...pictures.map(({ x1, x2 }) => x2 - x1))
  return joined(pictures, (row, next) => next.x2 - row.x1 <= most).map(({ x1, x2, r1, r2 }) => ({
    x: x1 - MARGIN,
    y: axis - r2 - MARGIN,
    width: x2 - x1 + 2 * MARGIN,
    height: r2 - r1 + 2 * MARGIN,
  }))
}

/** Neighbours in one piece wherever `isOne` says so. */
function joined(pieces: readonly Piece[], isOne: (former: Piece, next: Piece) => boolean): Piece[] {
  const whole: Piece[] = []
  for (const piece of pieces) {
    const former = whole.at(-1)
    if (former && isOne(former, piece))
      whole[whole.length - 1] = {
        ...unionOf([former, piece]),
        isPicture: former.isPicture || piece.isPicture,
      }
    else whole.push(piece)
  }
  return whole
}
