import { PIPE, type PipeEnd } from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { breakLine } from '../../parts/break-line.ts'
import { area, type Sheet } from '../../sheet.ts'
import { WALL, type Joint } from './dimensions.ts'

/** How far the pipe reaches into the sleeve. */
const OVERLAP = 52
/** Clamps, from the sleeve's end; they bite a little into the cover. */
const CLAMPS = [
  { from: 8, to: 22 },
  { from: 30, to: 44 },
] as const
const CLAMP_HEIGHT = 8

const brokenOff = ({ face, way }: PipeEnd) => face + way * PIPE.end

/** The plain pipes inside the sleeve's ends, on which its tube seals, and the clamps on it, cut. */
export function sleeveEnds(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { id, face, way, bore } = end
    const [tip, x, inner] = [face - way * OVERLAP, brokenOff(end), bore - PIPE.wall]
    sheet
      .medium('process', box(face, x, 0, inner))
      .opening(area(x - 3, x + 3, 0, bore))
      .part(id, 'housing', way < 0 ? 'steel' : 'steel-opposed', box(tip, x, inner, bore))
      .contact({
        from: [tip, bore],
        to: [face, bore],
        parts: way < 0 ? [id, 'tube'] : ['tube', id],
      })
    breakLine(sheet, x, [inner, bore], way)
    for (const { from, to } of CLAMPS) {
      const foot = bore + WALL
      const clamp = box(face - way * from, face - way * to, foot, foot + CLAMP_HEIGHT)
      sheet.part(`clamp-${id}`, 'fastener', 'unsectioned', clamp)
    }
  }
  sheet
    .callout('pipe-left', [left.face - 60, left.bore - 8], 'tubo de la cañería')
    .callout('clamp-pipe-right', [right.face - 15, right.bore + WALL + 4], 'abrazaderas')
}

/** Pipes and clamps from outside, below the axis. */
export function sleeveEndsOutside(sheet: Sheet, { left, right }: Joint) {
  for (const end of [left, right]) {
    const { face, way, bore } = end
    const [x, foot] = [brokenOff(end), -bore - WALL - CLAMP_HEIGHT]
    sheet.part('pipe-outside', 'housing', 'outside', box(face, x, -bore, 0))
    breakLine(sheet, x, [-bore, 0], way)
    for (const { from, to } of CLAMPS) {
      const clamp = box(face - way * from, face - way * to, foot, 0)
      sheet.part('clamp-outside', 'fastener', 'outside', clamp)
    }
  }
}
