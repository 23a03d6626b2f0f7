import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'

/** Half of a dump angle that clears ore (degrees). */
const DUMP_ANGLE = -44

/** A rigid haul truck, front to the left, wheels on the pen; its body raised to dump behind. About 94 long. */
export function haulTruck(pen: Pen) {
  pen.line('M58 21L44 50', { weight: 'contact' })
  pen
    .at(80, 25, { turn: DUMP_ANGLE })
    .metal('M-84 27L-56 25V22L-58 6L-20 2L12 3L15 9L10 19L-56 30L-84 31Z')
  pen
    .at(80, 25, { turn: DUMP_ANGLE })
    .line('M-48 27L-46 6M-34 25L-32 4M-20 24L-18 3M-6 22L-4 3', { weight: 'hatch' })
  pen.metal('M2 15V30H10V36H34L38 24H86V16Z')
  pen.metal('M4 30V36H10V44H14V36H12V30Z', 'thin')
  pen.metal(box(14, 30, 36, 50))
  pen.plain('M16 40V48H26L28 40Z', 'thin')
  pen.line('M6 36V43H14M6 40H14M2 16L-2 6M8 16L4 6M0 11H6', { weight: 'hatch' })
  for (const x of [20, 66]) wheel(pen.at(x, 12.5))
}

function wheel(pen: Pen) {
  pen.metal(disc(0, 0, 12.5), 'outline')
  pen.plain(disc(0, 0, 6.5), 'thin')
  pen.solid(disc(0, 0, 1.8))
}
