import { box } from '../../../geometry.ts'
import type { Point } from '../../../model.ts'
import { disc, type Pen } from '../pen.ts'
import { earth, trench } from '../plant/ground.ts'
import { sagMill, SAG_MILL } from '../plant/mill.ts'
import { pipe } from '../plant/pipe.ts'
import { packedBoxSection, sectionCircle } from '../plant/section-circle.ts'
import { slurryPump, SLURRY_PUMP } from '../plant/slurry-pump.ts'
import { pitWall } from '../plant/terrain.ts'
import type { Scene } from '../scene-model.ts'

/** The pump is the subject: it stands in front, at twice the scale of what lies behind. */
const PUMP = { x: 432, scale: 2 }
const AXIS = -SLURRY_PUMP.floor * PUMP.scale
const MILL: Point = [822, 124]
const SUMP = { x1: 196, x2: 296, floor: -96, rim: 10 }
/** Its packing, enlarged: middle and radius of the circle. */
const DETAIL = { x: 284, h: 312, radius: 108, spot: 27 }

const ANDES: readonly (readonly Point[])[] = [
  [
    [0, 300],
    [96, 352],
    [150, 322],
    [236, 398],
    [292, 350],
    [380, 430],
    [452, 372],
    [534, 402],
    [612, 330],
    [690, 362],
    [786, 296],
    [870, 330],
    [960, 276],
  ],
  [
    [380, 430],
    [404, 380],
    [392, 352],
    [424, 310],
  ],
  [
    [534, 402],
    [552, 362],
    [540, 336],
  ],
  [
    [690, 362],
    [712, 330],
    [704, 312],
  ],
  [
    [870, 330],
    [884, 306],
    [878, 290],
  ],
]

function landscape(pen: Pen) {
  for (const line of ANDES) pen.faint(line, 'hatch')
  pitWall(pen.at(486, 300), { width: 300, benches: 5, step: 18, inset: 18 })
  pen.faint('M400 262C430 280 460 298 478 300M802 300C840 284 890 262 960 252', 'hatch')
}

/** Behind, at its own scale: the mill whose pulp the pump lifts. */
function plant(pen: Pen) {
  const [x, h] = MILL
  const scale = 1.3
  sagMill(pen.at(x, h, { scale, weight: 'spring' }), -h / scale)
  pen.metal(
    `M${x + 62} ${h - 20}L${x + 66} 6H${x + 118}V14L${x + SAG_MILL.trommelEnd * scale} ${h - 20}Z`,
    'thin',
  )
}

function sump(pen: Pen) {
  const { x1, x2, floor, rim } = SUMP
  trench(pen.at((x1 + x2) / 2, 0), x2 - x1, -floor, 14)
  pen.fluid(box(x1, x2, floor, -18))
  pen.line(`M${x1} ${rim}V${floor}H${x2}V${rim}`, { weight: 'outline' })
  for (const [x, h] of [
    [214, -34],
    [236, -62],
    [258, -42],
    [276, -74],
    [226, -84],
    [248, -80],
  ] as const)
    pen.solid(disc(x, h, 2.4))
}

function pumping(pen: Pen) {
  const { x, scale } = PUMP
  const suction = x + (SLURRY_PUMP.suction - 4) * scale
  pipe(pen, `M${SUMP.x2 - 40} -60V${AXIS}H${suction}`, 17)
  pipe(pen, `M${x} ${AXIS + 52 * scale}V386H960`, 15)
  slurryPump(pen.at(x, AXIS, { scale }))
  for (const [flangeX, half] of [[suction - 4, 44]] as const) {
    pen.seal(box(flangeX - 1, flangeX + 4, AXIS - half, AXIS + half), 'thin')
    pen.metal(box(flangeX - 8, flangeX - 1, AXIS - half, AXIS + half), 'thin')
  }
  const top = AXIS + 52 * scale
  for (const flange of [top, 316]) pen.seal(box(x - 26, x + 26, flange, flange + 5), 'thin')
  pen.metal(box(x - 26, x + 26, 309, 316), 'thin').metal(box(x - 26, x + 26, 321, 328), 'thin')
  pen.metal(box(x - 26, x + 26, top + 5, top + 12), 'thin')
}

/** The stuffing box in section, about four times as large as on the pump. */
function packing(pen: Pen) {
  const { x, h, radius, spot } = DETAIL
  sectionCircle(pen, { of: [PUMP.x + 23.5 * PUMP.scale, AXIS], spot, at: [x, h], radius })
  packedBoxSection(pen.at(x, h))
  pen.note('Empaquetadura', [x - 21, h + 4], [x - 62, 186], 'right')
}

function draw(pen: Pen) {
  landscape(pen)
  earth(pen, 0, SUMP.x1 - 14)
  earth(pen, SUMP.x2 + 14, 960)
  plant(pen)
  sump(pen)
  pumping(pen)
  packing(pen)
}

export const rajoConcentradora: Scene = {
  title: 'vista de una bomba de pulpa, con el corte de su empaquetadura',
  description:
    'En primer plano, una bomba de pulpa toma la descarga del molino desde su cajón y la sube a la flotación. En el círculo, el corte de su caja: cuatro anillos de empaquetadura sobre el eje, y la línea donde sellan. Detrás, el molino SAG, los bancos del rajo y la cordillera.',
  ground: 152,
  card: { x: 170, top: 424, width: 500 },
  draw,
}
