import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import type { Pen } from '../pen.ts'
import { conveyor } from '../plant/conveyor.ts'
import { dumpCrusher } from '../plant/crusher.ts'
import { flotationCell, halfThickener } from '../plant/flotation.ts'
import { earth, soil, trench } from '../plant/ground.ts'
import { sagMill, SAG_MILL } from '../plant/mill.ts'
import { pipe } from '../plant/pipe.ts'
import { slurryPump, SLURRY_PUMP } from '../plant/slurry-pump.ts'
import { mountains, pitWall } from '../plant/terrain.ts'
import { haulTruck } from '../plant/truck.ts'
import type { Scene } from '../scene-model.ts'

/** Everything of the plant is drawn at one scale: the truck is 13 m long, the mill 12 m across. */
const SCALE = 1.35
const PAD = { end: 290, h: 96 }
const MILL: Point = [640, 104]
const PIT = { x1: 692, x2: 878, floor: -104 }
const SUMP = { x1: 698, x2: 748 }
const PUMP_SCALE = 0.66
const CELLS = [792, 856]

const ANDES: readonly Point[] = [
  [0, 300],
  [70, 340],
  [112, 316],
  [196, 392],
  [240, 362],
  [330, 424],
  [376, 384],
  [446, 402],
  [516, 334],
  [576, 356],
  [650, 292],
  [716, 326],
  [792, 258],
  [876, 284],
  [960, 240],
]

function landscape(pen: Pen) {
  mountains(pen, ANDES)
  pitWall(pen.at(170, 288), { width: 380, benches: 7, step: 20, inset: 16 })
  pen.faint('M0 232C60 250 110 280 160 288M562 288C620 262 680 268 740 236C820 196 900 212 960 186')
  pen.faint('M0 160C90 144 190 166 262 150C360 130 470 166 560 152C640 140 720 200 960 150')
  for (const [x, h] of [
    [320, 208],
    [404, 248],
  ] as const) {
    pen.at(x, h).faint('M-9 0H7V4H3L2 8H-10V3ZM-6 0V-3H-3V0M3 0V-3H6V0', 'hatch')
  }
}

function mine(pen: Pen) {
  const { end, h } = PAD
  pen.line(`M0 ${h}H${end}`, { weight: 'outline' })
  for (const x of [30, 110, 190]) soil(pen.at(0, h), x)
  pen.cut(box(end - 10, end, -16, h), 'steel-opposed', 'spring')
  for (const strap of [20, 44, 68]) pen.faint(`M${end - 10} ${strap}h-110`, 'hatch')
  haulTruck(pen.at(end - 128, h, { scale: SCALE }))
  conveyor(pen, {
    from: [336, 18],
    to: [566, 96],
    floor: 0,
    trestles: [0.4, 0.66, 0.88],
    pulley: 7,
  })
  dumpCrusher(pen.at(end + 42, 0, { scale: SCALE }), h / SCALE)
}

function grinding(pen: Pen) {
  const [x, h] = MILL
  pen.metal('M548 92H584V116H548Z')
  pen.metal(`M556 92L${x - 80} ${h - 12}H${x - 60}V${h + 10}L580 100V92Z`, 'thin')
  sagMill(pen.at(x, h, { scale: SCALE }), -h / SCALE)
  pen.metal(
    `M${x + 62} ${h - 20}L${SUMP.x1 + 6} 4V-14H${SUMP.x2 - 4}V4L${x + SAG_MILL.trommelEnd * SCALE} ${h - 20}Z`,
    'thin',
  )
}

/** Under the floor: the mill's sump, and the pump that lifts the pulp to the cells. */
function pumping(pen: Pen) {
  const { x1, x2, floor } = PIT
  trench(pen.at((x1 + x2) / 2, 0), x2 - x1, -floor, 14)
  pen.fluid(box(SUMP.x1, SUMP.x2, floor, -34))
  pen.line(`M${SUMP.x1} -12V${floor}H${SUMP.x2}V-12`, { weight: 'outline' })
  const axis = floor - SLURRY_PUMP.floor * PUMP_SCALE
  const x = SUMP.x2 - SLURRY_PUMP.suction * PUMP_SCALE + 6
  pipe(pen, `M${x} ${axis + 20}V62`, 8)
  slurryPump(pen.at(x, axis, { scale: PUMP_SCALE, weight: 'spring' }))
  pen.note('Empaquetadura', [x + 16, axis], [664, -92], 'left')
}

function flotation(pen: Pen) {
  pen.metal(box(752, 892, 0, 7), 'thin')
  for (const [i, x] of CELLS.entries()) {
    const base = 60 - i * 12
    for (const leg of [-22, 22]) pen.metal(box(x + leg - 3, x + leg + 3, 7, base), 'thin')
    pen.line(`M${x - 19} 9L${x + 19} ${base - 6}M${x + 19} 9L${x - 19} ${base - 6}`, {
      weight: 'hatch',
    })
    pen.metal(box(x - 32, x + 32, base - 5, base), 'thin')
    flotationCell(pen.at(x, base, { scale: SCALE, weight: 'spring' }), { width: 40, height: 46 })
  }
}

function dewatering(pen: Pen) {
  const scale = 0.4
  const axis = -SLURRY_PUMP.floor * scale
  const x = 936
  pipe(pen, `M960 ${axis}H${x - SLURRY_PUMP.suction * scale}`, 5)
  halfThickener(pen.at(960, 0), { radius: 62, under: 66 })
  slurryPump(pen.at(x, axis, { scale, mirror: true, weight: 'thin' }), 'small')
}

function draw(pen: Pen) {
  landscape(pen)
  earth(pen, PAD.end, PIT.x1 - 14)
  earth(pen, PIT.x2 + 14, 960)
  mine(pen)
  pumping(pen)
  grinding(pen)
  flotation(pen)
  dewatering(pen)
}

export const rajoConcentradora: Scene = {
  title: 'elevación de un rajo y su planta concentradora',
  description:
    'Detrás, los bancos del rajo y la cordillera. Un camión vacía en el chancador primario; la correa sube hasta el molino SAG, y una bomba de pulpa lleva la descarga a las celdas de flotación y el espesador. En color, lo que sella: muñones y motor anular del molino, empaquetaduras de las bombas de pulpa y ejes de las celdas y del espesador.',
  ground: 152,
  card: { x: 470, top: 232, width: 480 },
  draw,
}
