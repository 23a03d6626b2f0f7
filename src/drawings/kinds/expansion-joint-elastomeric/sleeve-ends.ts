import { PIPE, type PipeEnd } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { breakLine } from '../../parts/break-line.ts'
import { area, type Sheet } from '../../sheet.ts'
import { WALL, type Joint } from './dimensions.ts'

/** How far the pipe reaches into the sleeve. */
const OVERLAP = 52
/** Clamps, from the sleeve's end; they bite a little into the cover. */
const CLAMPS: readonly (readonly [from: number, to: number])[] = [
  [8, 22],
  [30, 44],
]
const CLAMP_HEIGHT = 8

export const insideSleeve = ({ face, way }: PipeEnd) => face - way * OVERLAP
const brokenOff = ({ face, way }: PipeEnd) => face + way * PIPE.end

/** The plain pipes inside the sleeve's ends, and the clamps on it, cut. */
export function sleeveEnds(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { id, face, way, bore } = end
    const x = brokenOff(end)
    const inner = bore - PIPE.wall
    const outline = box(insideSleeve(end), x, inner, bore)
    sheet
      .medium('process', box(face, x, 0, inner))
      .opening(area(x - 3, x + 3, 0, bore))
      .part(id, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
    breakLine(sheet, x, [inner, bore], way)
    for (const [from, to] of CLAMPS) {
      const clamp = box(face - way * from, face - way * to, bore + WALL, bore + WALL + CLAMP_HEIGHT)
      sheet.part(`clamp-${id}`, 'fastener', 'unsectioned', clamp)
    }
  }
}

/** Pipes and clamps from outside, below the axis. */
export function sleeveEndsOutside(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { face, way, bore } = end
    const x = brokenOff(end)
    sheet.part('pipe-outside', 'housing', 'outside', box(face, x, -bore, 0))
    breakLine(sheet, x, [-bore, 0], way)
    for (const [from, to] of CLAMPS) {
      const [x1, x2] = [face - way * from, face - way * to]
      const height = bore + WALL + CLAMP_HEIGHT
      sheet.part('clamp-outside', 'fastener', 'outside', box(x1, x2, -height, 0))
    }
  }
}
