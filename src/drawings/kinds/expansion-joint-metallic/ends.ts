import {
  PIPE,
  pipeEndCut,
  pipeEndOutside,
  pipeFluid,
  type PipeEnd,
} from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { breakLine } from '../../parts/break-line.ts'
import { throughStud } from '../../parts/through-stud.ts'
import { polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'
import { BORE, PLATE, RIM, SPOOL, type MetallicJoint } from './dimensions.ts'

type End = { face: number; way: 1 | -1 }

const idOf = ({ way }: End) => (way < 0 ? 'left' : 'right')
const pipeOf = (end: End): PipeEnd => ({ ...end, id: `pipe-${idOf(end)}`, bore: BORE })
/** The bevel of a weld, and its bead. */
const BEVEL = 7
const ROOT = 4

/** The outline of an end from its bore to the spool: a flange in one piece with it, or a weld's bevel. */
export function endHead({ face, way }: End, { ends }: Pick<MetallicJoint, 'ends'>): Point[] {
  const at = (along: number, r: number): Point => [face - way * along, r]
  return ends === 'flanged'
    ? [at(0, BORE), at(0, BORE + RIM), at(PLATE, BORE + RIM), at(PLATE, SPOOL)]
    : [at(0, BORE), at(0, BORE + ROOT), at(BEVEL, SPOOL)]
}

/** A spool from its face to the bellows. */
export function spool(sheet: Sheet, end: End, inner: number, ends: Pick<MetallicJoint, 'ends'>) {
  const outline = polyline`M${endHead(end, ends)} L${inner} ${SPOOL} V${BORE}`
  sheet.part(`spool-${idOf(end)}`, 'stationary', end.way < 0 ? 'steel-opposed' : 'steel', outline)
}

/** The pipe beyond a face: a flange of its own, or a plain end with the weld. */
export function pipe(sheet: Sheet, end: End, { ends }: Pick<MetallicJoint, 'ends'>) {
  pipeFluid(sheet, pipeOf(end), 0)
  if (ends === 'flanged') {
    pipeEndCut(sheet, pipeOf(end))
    return
  }
  const { face, way } = end
  const x = face + way * PIPE.end
  const at = (along: number, r: number): Point => [face + way * along, r]
  const outline = polyline`M${at(0, BORE)} L${at(0, BORE + ROOT)} L${at(BEVEL, SPOOL)}
    L${x} ${SPOOL} V${BORE}`
  sheet
    .part(`pipe-${idOf(end)}`, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
    .part(
      `weld-${idOf(end)}`,
      'fastener',
      'elastomer',
      [
        at(0, BORE + ROOT),
        at(BEVEL + 1, SPOOL + 1),
        {
          to: at(-BEVEL - 1, SPOOL + 1),
          via: [at(4, SPOOL + 5), at(-4, SPOOL + 5)],
        },
      ],
      'thin',
    )
    .opening(area(x - 3, x + 3, 0, BORE))
  breakLine(sheet, x, [BORE, SPOOL], way)
}

/** Bolts of a flanged end, above the axis or below it. */
export function flangeBolts(sheet: Sheet, end: End, side: 1 | -1 = 1) {
  const { face, way } = end
  const [x1, x2] = [face - way * PLATE, face + way * PIPE.back]
  throughStud(sheet, `bolt-${idOf(end)}${side < 0 ? '-outside' : ''}`, {
    x1: Math.min(x1, x2),
    x2: Math.max(x1, x2),
    r: side * (BORE + PIPE.boltCircle),
    half: 9,
  })
}

/** Spool, flange or weld, and pipe from outside, below the axis. */
export function endOutside(
  sheet: Sheet,
  end: End,
  inner: number,
  { ends }: Pick<MetallicJoint, 'ends'>,
) {
  const { face, way } = end
  sheet.part('spool-outside', 'stationary', 'unsectioned', box(face, inner, -SPOOL, 0))
  if (ends === 'flanged') {
    pipeEndOutside(sheet, pipeOf(end))
    const plate = box(face, face - way * PLATE, -BORE - RIM, 0)
    sheet.part('plate-outside', 'stationary', 'unsectioned', plate)
    return
  }
  const x = face + way * PIPE.end
  sheet
    .part('pipe-outside', 'housing', 'outside', box(face, x, -SPOOL, 0))
    .part('weld-outside', 'fastener', 'elastomer', box(face - 5, face + 5, -SPOOL - 3, 0), 'none')
  breakLine(sheet, x, [-SPOOL, 0], way)
}
