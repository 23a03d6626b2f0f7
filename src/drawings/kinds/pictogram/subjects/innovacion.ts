import { disc, type Pen } from '../../scene/pen.ts'
import type { Subject } from '../plate.ts'

/** Both profiles stand on one line and are as wide; the old one's top is the new one's groove. */
const [BASE, TOP] = [40, 160]
const HALF = 60
const [OLD, NEW] = [-126, 110]
const GROOVE = { h: 210, radius: 50 }

/** A plain ring's section to the left, and beside it the lipped one that grew out of the same lines. */
function draw(pen: Pen) {
  pen.line(`M-240 ${BASE}H240M-240 ${TOP}H240`)
  for (const x of [OLD, NEW]) pen.centreLine(`M${x} 0V288`)
  const old = pen.at(OLD, 0)
  old.plain(`M${-HALF} ${BASE}H${HALF}V${TOP}H${-HALF}Z`, 'none')
  old.line(`M${-HALF} ${BASE}H${HALF}V${TOP}H${-HALF}Z`, { weight: 'outline', dash: 'rest' })
  old.line(`M${-HALF} ${BASE}L${HALF} ${TOP}M${HALF} ${BASE}L${-HALF} ${TOP}`)
  lipped(pen.at(NEW, 0))
}

function lipped(pen: Pen) {
  const { h, radius } = GROOVE
  pen.seal(
    `M${-HALF} ${BASE}H${HALF}V120L84 236L54 244L${radius} ${h}A${radius} 1 ${-radius} ${h}L-54 244L-84 236L${-HALF} 120Z`,
    'outline',
  )
  pen.line(`M${-HALF} 16V288M${HALF} 16V288`)
  pen.line(`M${-radius} ${h}A${radius} 1 ${radius} ${h}M${-radius - 22} ${h}H${radius + 22}`)
  pen.solid(disc(0, h, 5))
}

export const innovacion: Subject = {
  title: 'una forma nueva junto a sus líneas de construcción',
  description:
    'A la izquierda, en trazos, la sección cuadrada de un anillo conocido. A la derecha, en color y sobre las mismas líneas de construcción, una sección nueva con dos labios y un fondo redondo trazado con compás.',
  draw,
}
