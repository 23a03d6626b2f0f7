import {
  PIPE,
  pipeEndCut,
  pipeEndOutside,
  pipeFluid,
  type PipeEnd,
} from '../../assemblies/pipe-ends.ts'
import { box } from '../../geometry.ts'
import { breakLine } from '../../parts/break-line.ts'
import { path, polyline } from '../../path-notation.ts'
import { area, type Sheet } from '../../sheet.ts'
import { BORE, PLATE, RIM, SPOOL, type MetallicJoint } from './dimensions.ts'

type Ends = MetallicJoint['ends']

/** The bevel of a weld, its root, and its bead. */
const BEVEL = 7
const ROOT = BORE + 4
const BEAD = { half: BEVEL + 1, height: 4 } as const

export const sideOf = ({ way }: PipeEnd) => (way < 0 ? 'left' : 'right')

/** The outline of an end from its bore to the spool: a flange in one piece with it, or a weld's bevel. */
const endHead = ({ face, way }: PipeEnd, ends: Ends) =>
  ends === 'flanged'
    ? polyline`M${face} ${BORE} v${RIM} h${-way * PLATE} V${SPOOL}`
    : polyline`M${face} ${BORE} V${ROOT} L${face - way * BEVEL} ${SPOOL}`

/** A spool from its face to the bellows. */
export function spool(sheet: Sheet, end: PipeEnd, inner: number, ends: Ends) {
  const outline = polyline`M${endHead(end, ends)} L${inner} ${SPOOL} V${BORE}`
  sheet.part(`spool-${sideOf(end)}`, 'stationary', end.way < 0 ? 'steel-opposed' : 'steel', outline)
}

/** The pipe beyond a face: a flange of its own, or a plain end with the weld. */
export function pipe(sheet: Sheet, end: PipeEnd, ends: Ends) {
  const { id, face, way } = end
  pipeFluid(sheet, end, 0)
  if (ends === 'flanged') {
    pipeEndCut(sheet, end)
    return
  }
  const x = face + way * PIPE.end
  const outline = polyline`M${face} ${BORE} V${ROOT} L${face + way * BEVEL} ${SPOOL} H${x} V${BORE}`
  const [edge, top] = [SPOOL + 1, SPOOL + 1 + BEAD.height]
  const weld = path`M${face} ${ROOT} L${face + way * BEAD.half} ${edge}
    C${face + way * 4} ${top} ${face - way * 4} ${top} ${face - way * BEAD.half} ${edge}`
  sheet
    .part(id, 'housing', way < 0 ? 'steel' : 'steel-opposed', outline)
    .part(`weld-${id}`, 'fastener', 'elastomer', weld, 'thin')
    .opening(area(x - 3, x + 3, 0, BORE))
  breakLine(sheet, x, [BORE, SPOOL], way)
}

/** Spool, flange or weld, and pipe from outside, below the axis. */
export function endOutside(sheet: Sheet, end: PipeEnd, inner: number, ends: Ends) {
  const { face, way } = end
  sheet.part('spool-outside', 'stationary', 'unsectioned', box(face, inner, -SPOOL, 0))
  if (ends === 'flanged') {
    pipeEndOutside(sheet, end)
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

/** What the joint hangs on, by name. */
export function endCallouts(sheet: Sheet, { face }: PipeEnd, ends: Ends) {
  sheet.callout('pipe-left', [face - 84, BORE + 8], 'cañería')
  if (ends === 'flanged') sheet.callout('spool-left', [face + 12, BORE + 60], 'brida de la junta')
  else sheet.callout('spool-left', [face + 22, BORE + 8], 'extremo para soldar')
}
