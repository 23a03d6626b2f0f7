import { box, pairs } from '../../../kit.ts'
import { disc, type Pen, type Scene } from '../pen.ts'
import { earth, mountains, pitWall, trench } from '../plant/site.ts'
import { pipe } from '../plant/pipe.ts'
import { packedBoxSection, sectionCircle } from '../plant/section-circle.ts'
import { motor } from '../plant/pumps.ts'

/** Positions on the slurry pump, relative to its casing's middle on the shaft's axis. */
const SLURRY_PUMP = { suction: -30, floor: -48 }

/** A horizontal slurry pump with a lined two-part casing; the motor above drives it by belts. */
function slurryPump(pen: Pen) {
  pen.metal('M22 -16L26 -44H104L100 -16Z B-34 116 -48 -43 B24 108 44 49', 'thin')
  pen.line('M32 12V44M96 12V44M32 14L96 44M96 14L32 44')
  const drive = pen.at(94, 73, { mirror: true, scale: 0.5 })
  motor(drive, { length: 150, radius: 38, finSpacing: 12 })
  pen.metal('M100 -20A20 1 118 -20L116 84A14 1 102 84Z', 'thin')
  pen.line('M104 -8L106 76M114 -8L112 76', 'hatch')
  pen.metal(box(38, 92, -14, 14))
  pen.metal('B34 40 -18 18 B90 96 -18 18', 'thin')
  pen.plain(box(24, 36, -5, 5), 'thin')
  pen.seal(box(20, 27, -11, 11), 'thin')
  pen.metal('M-12 36H12V48H20V52H-20V48H-12Z', 'thin')
  pen.metal('M-20 -30L-14 -38H12L18 -30V30L12 38H-14L-20 30Z')
  pen.metal('M-20 -22L-30 -16V16L-20 22Z B-34 -30 -20 20', 'thin')
  pen.line('M1 -38V38')
  pen.line('M-3 -38V38M-14 -38V38M12 -38V38', 'hatch')
  for (const h of [-26, -9, 9, 26]) pen.plain(box(-6, 8, h - 2, h + 2), 'thin')
}

const SPACING = 44

/** A battery of hydrocyclones on its stand, fed by a manifold `height` above; the pen's origin is under its middle. */
function cyclones(pen: Pen, height: number) {
  for (const x of [-76, 84]) pen.metal(box(x - 3, x + 3, -202, 74), 'thin')
  pen.metal(box(-84, 92, 64, 70), 'thin')
  pen.metal(`M-62 -8H82L66 -28H-46Z B-34 76 ${height - 17} ${height + 17}`)
  for (const x of [-SPACING, 0, SPACING]) cyclone(pen.at(x + 10, 0), height)
}

/** One cyclone: overflow at the top, cylinder, cone, and its lined apex. */
function cyclone(pen: Pen, height: number) {
  pen.metal(box(-4, 4, 96, height - 15), 'thin')
  pen.seal(box(-9, 9, height - 22, height - 18), 'thin')
  pen.metal('M-16 96H16V60L5 8H-5L-16 60Z', 'spring')
  pen.seal(box(-19, 19, 58, 62), 'thin')
  pen.metal(box(-18, 18, 96, 101), 'thin')
  pen.plain(box(-5, 5, -6, 8), 'thin')
  pen.line('M-12 44H12', 'hatch')
}

/** A gearless SAG mill: trunnions in their bearings, ring motor round the shell, trommel at the discharge. */
function sagMill(pen: Pen, floor: number) {
  for (const x of [-45, 45]) {
    pen.metal(`M${x - 9} -18L${x - 14} ${floor}H${x + 14}L${x + 9} -18Z`)
    pen.line(`M${x - 12} ${floor + 12}H${x + 12}`, 'hatch')
  }
  pen.metal(`M-12 -54L-18 ${floor}H34L28 -54Z`)
  pen.plain('M46 -12L76 -14V14L46 12Z', 'thin')
  pen.line('M50 -12L58 13M58 -13L66 14M66 -13L74 14', 'hatch')
  pen.line('M58 -13L50 12M66 -13L58 13M74 -14L66 14', 'hatch')
  for (const way of [-1, 1]) {
    pen.plain(box(way * 36, way * 56, -13, 13), 'thin')
    pen.metal(`M${way * 37} -20V8A8 ${way > 0 ? 1 : 0} ${way * 53} 8V-20Z`)
    pen.seal(box(way * 34, way * 37, -17, 17), 'thin')
    pen.metal(`M${way * 26} 42L${way * 33} 20V-20L${way * 26} -42Z`)
    pen.line(`M${way * 27} 32L${way * 33} 14M${way * 27} -32L${way * 33} -14`, 'hatch')
  }
  pen.metal(box(-26, 26, -42, 42))
  for (let h = -36; h <= 36; h += 9) pen.line(`M-26 ${h}H26`, { weight: 'hatch', dash: 'rest' })
  pen.seal('B-7 -4 -46 46 B20 23 -46 46', 'thin')
  pen.metal(`M-4 -62H20V62H-4Z`)
  pen.line('M1 -62V62M15 -62V62M-4 0H20M-4 31H20M-4 -31H20', 'hatch')
  pen.metal(box(-8, 24, 62, 67), 'thin')
}

/** A mining truck with its bed full, nose to the right; the pen's origin is where its rear tyre begins. */
function haulTruck(pen: Pen) {
  pen.faint('M6 92C24 116 56 126 84 118C98 114 106 106 112 98')
  pen.metal('M16 34H142V48H16Z', 'thin')
  pen.metal('M0 92L12 50L36 42H92L112 96H150V102H108L104 92Z', 'spring')
  pen.line('M22 88L30 48M44 90V44M66 90V44M86 90L84 44', 'hatch')
  pen.metal('M112 48V78H118V92H142V70H152V48Z', 'spring')
  pen.plain('M121 72V88H138V72Z', 'thin')
  pen.line('M146 48V70M142 62H152', 'hatch')
  const radius = 25
  for (const x of [36, 126]) {
    pen.solid(disc(x, radius, radius))
    pen.metal(disc(x, radius, radius * 0.56), 'thin').plain(disc(x, radius, radius * 0.2), 'thin')
  }
}

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
