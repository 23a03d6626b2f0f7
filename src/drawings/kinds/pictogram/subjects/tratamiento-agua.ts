import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../../scene/pen.ts'
import { bothSides, type Subject } from '../plate.ts'

const LEVEL = 172
const WALL = { inner: 212, outer: 236, top: 196 }
/** The floor falls to the sump in the middle. */
const FLOOR = { edge: 88, middle: 46, sump: 18, half: 36 }
const BRIDGE = { bottom: 206, top: 232, panel: 36 }

const floorAt = (x: number) =>
  FLOOR.middle + ((FLOOR.edge - FLOOR.middle) * (x - FLOOR.half)) / (WALL.inner - FLOOR.half)

/** A round clarifier cut across: its bridge turns about the middle and drags the scraper over the floor. */
function draw(pen: Pen) {
  const { inner, outer, top } = WALL
  const { edge, middle, sump, half } = FLOOR
  const tank = `V${edge}L${-half} ${middle}V${sump}H${half}V${middle}L${inner} ${edge}V`
  pen.metal(`M${-inner} ${top}${tank}${top}H${outer}V0H${-outer}V${top}Z`)
  pen.fluid(`M${-inner} ${LEVEL}${tank}${LEVEL}Z`)
  pen.line(`M${-inner} ${LEVEL}H${inner}`)
  pen.line(`M${-inner} ${top}${tank}${top}`, { weight: 'outline' })
  bothSides(pen, arm)
  pen.plain(box(-60, 60, 130, 190))
  pen.plain(box(-12, 12, sump, 238))
  const { bottom, top: rail } = BRIDGE
  pen.line(`M-232 ${bottom}H232L214 ${rail}H-214Z`, { weight: 'outline' })
  pen.metal(box(-32, 32, 250, 266))
  pen.metal('M-18 266V280L-10 288H10L18 280V266Z')
  pen.seal(box(-44, 44, 238, 250))
}

function arm(pen: Pen) {
  const { bottom, top, panel } = BRIDGE
  for (let x = 0; x < 5 * panel; x += panel)
    pen.line(`M${x} ${top}L${x + panel / 2} ${bottom}L${x + panel} ${top}`)
  pen.metal(disc(224, WALL.top + 7, 7))
  pen.line(
    `M12 ${floorAt(12) + 40}L196 ${floorAt(196) + 20}M12 ${floorAt(12) + 76}L150 ${floorAt(150) + 25}`,
    {
      weight: 'outline',
    },
  )
  for (let x = 52; x <= 196; x += 36)
    pen.line(`M${x + 6} ${floorAt(x) + 28}L${x - 6} ${floorAt(x - 6) + 4}`, { weight: 'outline' })
}

export const tratamientoAgua: Subject = {
  title: 'corte de un clarificador con puente barredor',
  description:
    'Estanque redondo con fondo en pendiente hacia el pozo central. El puente gira sobre el muro y arrastra las rasquetas que llevan el lodo al pozo; al centro, la columna y la campana de entrada. En color, el apoyo giratorio del accionamiento, sellado contra el agua.',
  draw,
}
