import { box } from '../../../geometry.ts'
import { disc, type Pen, type Scene } from '../pen.ts'
import { boilerHouse, STEAM_TURBINE, steamTurbine } from '../plant/power-plant.ts'
import { hallColumn, handrail, hoist, latticeGirder, slab, soil } from '../plant/site.ts'
import { companionFlange, flange, pipe, pipeEndOn } from '../plant/pipe.ts'
import { controlValve, gateValve } from '../plant/valve.ts'
import { PUMP, pumpTrain, verticalPump, VERTICAL_PUMP } from '../plant/pumps.ts'
import { sectionCircle, steamSealSection } from '../plant/section-circle.ts'

/** The machine hall is the subject, so it is drawn larger than its coordinates here. */
const SCALE = 1.2
const LEFT = -179
const DECK = 150
const SLAB = 16
const TURBINE = { x: 404, h: DECK + 46 }
const LP = TURBINE.x + STEAM_TURBINE.lowPressure
const CONDENSER = { half: 78, bottom: 22 }
const FEED_SCALE = 0.34
const FEED = { x: 424, axis: -PUMP.floor * FEED_SCALE }
const HALL = { left: 372, right: 933, eaves: 366 }

function hall(pen: Pen) {
  for (const x of [HALL.left, HALL.right]) hallColumn(pen.at(x, 0), HALL.eaves)
  const roof = pen.at(HALL.left - 8, HALL.eaves)
  latticeGirder(roof, HALL.right - HALL.left + 14, { panels: 14, height: 26 })
  pen.metal(box(HALL.left + 8, HALL.right - 8, 344, 354), 'thin')
  hoist(pen.at(912, 344), 62)
}

/** The turbine's table: beams in cross section, columns behind, an opening for the exhaust. */
function table(pen: Pen) {
  for (const x of [404, 532, 728, 884]) pen.metal(box(x, x + 18, 0, DECK - SLAB))
  const half = STEAM_TURBINE.neckHalf + 4
  pen.cut(box(394, LP - half, DECK - SLAB, DECK), 'housing')
  pen.cut(box(LP + half, 934, DECK - SLAB, DECK), 'housing')
  handrail(pen.at(396, DECK), 22, { height: 20, spacing: 11 })
}

/** The condenser under the exhaust: rubber joint in its neck, tubes in cross section, condensate in the hotwell. */
function condenser(pen: Pen) {
  const { half, bottom } = CONDENSER
  const neck = STEAM_TURBINE.neckHalf
  for (const x of [-26, 26]) pipeEndOn(pen.at(x, -48), 17)
  pen.metal(box(-neck, neck, 128, TURBINE.h - 34))
  pen.line(`M-20 128V${DECK + 10}M20 128V${DECK + 10}`, 'hatch')
  pen.plain(`M${-neck} 118L${-half} 96V${bottom}H${half}V96L${neck} 118Z`)
  pen.seal(`M${-neck - 5} 118A5 1 ${-neck - 5} 128H${neck + 5}A5 1 ${neck + 5} 118Z`, 'thin')
  pen.fluid(box(-half, half, bottom, bottom + 16))
  pen.line(`M${-half} ${bottom + 16}H${half}M${-half} ${bottom}H${half}`, 'hatch')
  for (const way of [-1, 1]) {
    const bundle = pen.at(way * 38, 46)
    for (let row = 0; row < 6; row++) {
      for (let i = -3; i <= 3 - (row % 2); i++)
        bundle.plain(disc(i * 8 + (row % 2) * 4, row * 8, 2.2), 'thin')
    }
    pen.line(`M${way * 6} 40V100M${way * 6} 100L${way * 70} 92`, 'hatch')
  }
  for (const x of [16 - half, half - 16]) pen.metal(box(x - 7, x + 7, 0, bottom), 'thin')
  pen.line(`M${-neck} 118L${-half} 96V${bottom}H${half}V96L${neck} 118`, 'outline')
}

/** Pipes: condensate to the right, feedwater and main steam at the left. */
function piping(pen: Pen) {
  const { half, bottom } = CONDENSER
  const x2 = LP + half
  const can = { x: 800, scale: 0.52 }
  pen.cut(box(can.x - 24, can.x - 17, -84, -20), 'steel-opposed')
  pen.cut(box(can.x + 17, can.x + 24, -84, -20), 'steel-opposed')
  pen.fluid(box(can.x - 17, can.x + 17, -84, -6))
  pen.line(`M${can.x - 17} 0V-84H${can.x + 17}V0`, 'outline')
  pipe(pen, `M${x2} ${bottom + 8}H${can.x - 20}`, 6)
  flange(pen.at(x2 + 16, bottom + 8), 6)
  const pump = pen.at(can.x, 8, { scale: can.scale, weight: 'spring' })
  verticalPump(pump, { column: 164, finSpacing: 14 })
  const nozzle = can.x + VERTICAL_PUMP.nozzle * can.scale
  const h = 8 + VERTICAL_PUMP.nozzleHeight * can.scale
  pipe(pen, `M${nozzle} ${h}H946`, 6.5)
  companionFlange(pen.at(nozzle, h), 6.5)
  gateValve(pen.at(870, h), 7)

  pipe(pen, `M320 322H392V${TURBINE.h + 26}H${TURBINE.x + 34}`, 7)
  flange(pen.at(348, 322), 7)
  const discharge = FEED.axis + PUMP.discharge * FEED_SCALE
  pipe(pen, `M${FEED.x} ${discharge}V112H300`, 6.5)
  companionFlange(pen.at(FEED.x, discharge, { turn: 90 }), 7)
  controlValve(pen.at(348, 112), 7)
}

function draw(pen: Pen) {
  boilerHouse(pen.at(118, 0))
  slab(pen, 0, 960, 22)
  for (const x of [50, 250, 420, 760, 880]) soil(pen.at(0, -22), x)
  machineHall(pen.at(LEFT, 0, { scale: SCALE }))
  const gland = [LEFT + (TURBINE.x + 26) * SCALE, (TURBINE.h + 10) * SCALE] as const
  sectionCircle(pen, { of: gland, at: [122, 262], radius: 104, spot: 20 }, steamSealSection)
}

function machineHall(pen: Pen) {
  hall(pen)
  condenser(pen.at(LP, 0))
  table(pen)
  piping(pen)
  const suction = FEED.x + PUMP.suction * FEED_SCALE
  pipe(pen, `M300 ${FEED.axis}H${suction}`, 7.5)
  gateValve(pen.at(340, FEED.axis), 7.5)
  pumpTrain(pen.at(FEED.x, FEED.axis, { scale: FEED_SCALE, weight: 'thin' }), 15)
  companionFlange(pen.at(suction, FEED.axis, { turn: 180 }), 7.5)
  steamTurbine(pen.at(TURBINE.x, TURBINE.h))
  pen.note('Sellos de vapor', [LP + 66, TURBINE.h + 11], [722, 282])
}

export const thermalPlant: Scene = {
  title: 'corte de una central termoeléctrica',
  description:
    'Turbina de vapor con sus mitades superiores cortadas: álabes de alta y de baja presión, generador y, bajo la mesa, el condensador. Al nivel del piso, las bombas de alimentación y de condensado; detrás, la caldera y la chimenea. En el círculo, el corte de un sello de vapor del eje: dientes que lo estrangulan. En color, lo que sella: sellos de vapor del eje, junta de expansión del condensador, sellos de las bombas y juntas de las bridas.',
  ground: 104,
  card: { x: 446, top: 372, width: 500 },
  draw,
}
