import { box } from '../../../geometry.ts'
import type { Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

const BELT = 18
const MOUTH = 188
const BOWL = { half: 214, floor: 232, level: 264, top: 288 }
/** Each bottle's place, and how far it is full. */
const BOTTLES = [
  [-140, 50],
  [0, 78],
  [140, 106],
] as const
const SHAPE = `V108C-42 138 -15 144 -15 166V${MOUTH}H15V166C15 144 42 138 42 108V${BELT}Z`

/** Three bottles under the valves of a filler's bowl. */
function draw(pen: Pen) {
  pen.metal(`M-227 0A9 1 -227 ${BELT}H227A9 1 227 0Z`)
  const { half, floor, level, top } = BOWL
  pen.plain(box(-half, half, floor, top))
  pen.fluid(box(-half, half, floor, level))
  pen.line(`M${-half} ${level}H${half}`)
  pen.line(`M${-half} ${floor}H${half}V${top}H${-half}Z`, { weight: 'outline' })
  for (const [x, filled] of BOTTLES) filling(pen.at(x, 0), filled)
}

function filling(pen: Pen, filled: number) {
  pen.plain(`M-42 ${BELT}${SHAPE}`)
  pen.fluid(box(-42, 42, BELT, filled))
  pen.line(`M-42 ${filled}H42`)
  pen.line(`M-42 ${BELT}${SHAPE}`, { weight: 'outline' })
  pen.line(`M0 ${MOUTH}V146`, { weight: 'outline' })
  pen.metal(`M-24 ${MOUTH + 12}L-14 216V${BOWL.floor}H14V216L24 ${MOUTH + 12}Z`)
  pen.seal(box(-24, 24, MOUTH, MOUTH + 12))
}

export const alimentosBebidas: Subject = {
  title: 'tres botellas bajo las válvulas de una llenadora',
  description:
    'Sobre una cinta, tres botellas con tres niveles distintos bajo las válvulas del estanque de una llenadora. En color, lo que sella: las juntas que cierran cada boca mientras la botella se llena.',
  draw,
}
