import { box, pairs } from '../../../kit.ts'
import { disc, type Pen, type Scene } from '../pen.ts'
import { cyclones, haulTruck, sagMill, SLURRY_PUMP, slurryPump } from '../plant/mine.ts'
import { earth, mountains, pitWall, trench } from '../plant/site.ts'
import { pipe } from '../plant/pipe.ts'
import { packedBoxSection, sectionCircle } from '../plant/section-circle.ts'

/** The pump is the subject: it is in front, at twice the scale of the background. */
const PUMP = { x: 532, scale: 2 }
const AXIS = -SLURRY_PUMP.floor * PUMP.scale
const TOP = AXIS + 52 * PUMP.scale
const HEADER = 342
const SUMP = { x1: 322, x2: 418, floor: -84, rim: 10 }
/** Its packing, about four times enlarged. */
const DETAIL = { at: [300, 226], radius: 112, spot: 30 } as const
const CYCLONES = { x: 858, h: 202 }

function sump(pen: Pen) {
  const { x1, x2, floor, rim } = SUMP
  trench(pen.at((x1 + x2) / 2, 0), x2 - x1, -floor, 14)
  pen.fluid(box(x1, x2, floor, -18))
  pen.line(`M${x1} ${rim}V${floor}H${x2}V${rim}`, 'outline')
  for (const [x, h] of pairs`336 -34, 352 -62, 374 -40, 400 -66, 344 -76, 372 -72`)
    pen.solid(disc(x, h, 2.4))
}

function pumping(pen: Pen) {
  const { x, scale } = PUMP
  const suction = x + (SLURRY_PUMP.suction - 4) * scale
  pipe(pen, `M${SUMP.x2 - 34} -58V${AXIS}H${suction}`, 17)
  pipe(pen, `M${x} ${TOP}V${HEADER}H${CYCLONES.x - 30}`, 15)
  slurryPump(pen.at(x, AXIS, { scale }))
  pen.seal(box(suction - 5, suction, AXIS - 44, AXIS + 44), 'thin')
  pen.metal(box(suction - 12, suction - 5, AXIS - 44, AXIS + 44), 'thin')
  for (const flange of [TOP, 272]) pen.seal(box(x - 26, x + 26, flange, flange + 5), 'thin')
  pen.metal(box(x - 26, x + 26, 265, 272), 'thin').metal(box(x - 26, x + 26, 277, 284), 'thin')
  pen.metal(box(x - 26, x + 26, TOP + 5, TOP + 12), 'thin')
}

function draw(pen: Pen) {
  mountains(pen, pairs`0 232, 92 330, 176 262, 262 372, 420 280, 560 338, 690 268`)
  pitWall(pen.at(14, 196))
  earth(pen, 0, SUMP.x1 - 14)
  earth(pen, SUMP.x2 + 14, 960)
  // The background, each object at its own scale: the truck out of the pit, and the mill under its cyclones.
  haulTruck(pen.at(22, 0))
  sagMill(pen.at(848, 96, { weight: 'spring' }), -96)
  cyclones(pen.at(CYCLONES.x, CYCLONES.h), HEADER - CYCLONES.h)
  sump(pen)
  pumping(pen)
  sectionCircle(pen, { ...DETAIL, of: [PUMP.x + 23.5 * PUMP.scale, AXIS] }, packedBoxSection)
  pen.note('Empaquetadura', [290, 232], [212, 88])
}

export const pitAndConcentrator: Scene = {
  title: 'vista de una bomba de pulpa, con el corte de su empaquetadura',
  description:
    'En primer plano, una bomba de pulpa toma la descarga del molino desde su cajón y la sube a la batería de hidrociclones. En el círculo, el corte de su caja: cuatro anillos de empaquetadura sobre el eje, y la línea donde sellan. Detrás, el molino SAG, un camión minero, los bancos del rajo y la cordillera.',
  ground: 152,
  card: { x: 176, top: 376, width: 500 },
  draw,
}
