import { disc, type Pen, type Scene } from '../pen.ts'
import { handrail, ladder, plinth, slab, soil } from '../plant/site.ts'
import { condenser, KETTLE, kettleReboiler, saddle } from '../plant/exchanger.ts'
import { flange, gauge, pipe } from '../plant/pipe.ts'
import { installedPump } from '../plant/pumps.ts'
import { checkValve, controlValve, gateValve } from '../plant/valve.ts'
import { gasketSection, sectionCircle } from '../plant/section-circle.ts'
import { box, pairs } from '../../../kit.ts'

/** A fired heater in the far background: box, convection bank, stack with its damper. */
function firedHeater(pen: Pen) {
  pen.faint('M-44 0V72L-18 105.6H18L44 72V0M-18 105.6V129.6L-8 144V240H8V144L18 129.6V105.6')
  pen.faint('M-44 72H44M-18 117.6H18M-8 232H8M-8 177.6H8', 'hatch')
  pen.faint('M-32 0V72M-20 0V72M-8 0V72M8 0V72M20 0V72M32 0V72', 'hatch')
}

/** A slender column in the far background, with its platforms. */
function farColumn(pen: Pen, height: number) {
  pen.faint(`M-11 0V${height}F0 ${height + 5.5}F11 ${height}V0`)
  pen.faint(`M0 ${height + 5.5}V${height + 16}H23V0`)
  for (let h = height * 0.34; h < height; h += height * 0.21)
    pen.faint(`M11 ${h}h13M-11 ${h}h-6v9M27 ${h}v9h-6M27 ${h}h-4`, 'hatch')
}

/** A flare stack with its guys, in the far background. */
function flare(pen: Pen) {
  pen.faint('M-2.5 0V400M2.5 0V400M-4 400H4V407H-4Z')
  pen.faint('M-2.5 376L-48 0M2.5 376L48 0M-2.5 224L-48 0M2.5 224L48 0', 'hatch')
  pen.faint('M0 409c-7 6 -2 10 1 17c1 -5 9 -9 -1 -17', 'hatch')
}

const [LENGTH, HEIGHT, BEAM] = [66, 372, 11]
/** Beams by their heights; on each, pipes in cross section: distance from the post, and radius. */
const LEVELS = [
  { h: 196, pipes: pairs`22 8, 46 12` },
  { h: 284, pipes: pairs`26 9, 50 8` },
  { h: 360, pipes: pairs`22 12` },
]

/** One bent of a pipe rack, from its post to the right: beams with pipes on their shoes; one pipe is cut. */
function pipeRack(pen: Pen) {
  pen.plain(box(-14, 14, 0, 9), 'thin')
  pen.metal(box(-6, 6, 9, HEIGHT))
  pen.line(`M-2 9V${HEIGHT}M2 9V${HEIGHT}`, 'hatch')
  for (const { h, pipes } of LEVELS) {
    pen.metal(`M6 ${h - BEAM - 12}L18 ${h - BEAM}H6Z`, 'thin')
    pen.metal(box(6, LENGTH, h - BEAM, h), 'spring')
    pen.line(`M6 ${h - 3}H${LENGTH}M6 ${h - BEAM + 3}H${LENGTH}`, 'hatch')
    for (const [x, radius] of pipes) {
      pen.metal(`M${x - 5} ${h}L${x - 3} ${h + 8}H${x + 3}L${x + 5} ${h}Z`, 'thin')
      pen.metal(disc(x, h + radius + 5, radius), 'spring')
    }
  }
  pen.fluid(disc(46, 213, 9))
}

/** A cable tray in cross section. */
function cableTray(pen: Pen) {
  pen.line('M-16 14V4H16V14')
  for (const x of [-12, -6, 0, 6, 12]) pen.solid(disc(x, 6.6, 2.2))
}

const DRUM_INSIDE = 'M0 31H166F181.5 0U166 -31H0F-15.5 0U0 31Z'

/** A horizontal drum with a water boot, cut along its axis; the origin is on it at the left tangent line. */
function drum(pen: Pen) {
  pen.metal('M42.4 -25V-45U56.4 -53F70.4 -45V-25Z', 'spring')
  pen.metal('M0 35H166F185.5 0U166 -35H0F-19.5 0U0 35Z')
  pen.plain(DRUM_INSIDE, 'thin')
  pen.fluid(
    'M-15.5 -2H181.5C180.9 -9.3 174.7 -31 166 -31H66.4V-43U56.4 -49F46.4 -43V-31H0C-8.7 -31 -14.9 -9.3 -15.5 -2Z',
  )
  pen.line('M-15.5 -2H181.5M46.4 -41H66.4', 'hatch')
  pen.line(DRUM_INSIDE)
}

/** Radius of its shell, and the height of the skirt under it. */
const COLUMN = { radius: 38, skirt: 186 }

const DOWNCOMER = 10
const WEIR = 6
/** The liquid's height in the sump; and the trays: lowest height, number, spacing. */
const LEVEL = 242
const TRAYS = { from: 306, count: 7, spacing: 22 }
const COLUMN_INSIDE = 'M-38 186V466U0 485F38 466V186U0 167F-38 186Z'

/** A tray column on its skirt, cut along its axis; the pen's origin is on the axis at the ground. */
function distillationColumn(pen: Pen) {
  pen.metal('M-42 186L-46 8H46L42 186Z')
  pen.metal(box(-54, 54, 0, 8), 'thin')
  for (const x of [-49, 46]) pen.plain(box(x, x + 3, 8, 15), 'thin')
  pen.plain('M-38 186L-42 8H42L38 186Z', 'thin')
  pen.faint('M-14 12V44A14 1 14 44V12Z', 'hatch')
  pen.metal('M-42 186V466U0 487F42 466V186U0 165F-42 186Z')
  pen.plain(COLUMN_INSIDE, 'thin')
  pen.fluid(`M-38 186V${LEVEL}H38V186U0 167F-38 186Z`)
  pen.line(`M-38 ${LEVEL}H38`, 'hatch')
  const { from, count, spacing } = TRAYS
  tray(pen.at(0, from), from - LEVEL + 8)
  for (let i = 1; i < count; i++) {
    const place = pen.at(0, from + i * spacing, { mirror: i % 2 === 1 })
    place.fluid(box(COLUMN.radius - DOWNCOMER, COLUMN.radius, 2 - spacing, 8 - spacing))
    tray(place, spacing)
  }
  pen.line(COLUMN_INSIDE)
}

/** Liquid flows across the tray to the right, over the weir, and down behind its plate to the next tray. */
function tray(pen: Pen, drop: number) {
  const weir = COLUMN.radius - DOWNCOMER
  pen.fluid(box(-38, weir, 0, WEIR))
  pen.line(`M-38 ${WEIR}H${weir}`, 'hatch')
  pen.line(`M-38 0H${weir}`, 'spring')
  pen.line(`M${weir} ${WEIR}V${4 - drop}`)
  for (let x = -23; x < weir - 4; x += 8) pen.line(`M${x} 2.6h4`, 'hatch')
}

/** A manhole on a wall to the left of the origin, its blind cover on a gasket. */
function manhole(pen: Pen) {
  pen.metal('B0 9 -10 10 B9 12 -14 14', 'thin')
  pen.seal(box(12, 15, -13, 13))
  pen.metal(box(15, 19, -14, 14), 'thin')
  pen.line('M17 14V19H6', 'hatch')
}

/** A platform to the right, on brackets, with its rail. */
function platform(pen: Pen, length: number) {
  pen.line(`M0 -16L${length - 4} -3`)
  pen.metal(box(0, length, -4, 0), 'thin')
  handrail(pen, length, { height: 24, spacing: 16 })
}

const COLUMN_X = 508
const WALL = COLUMN_X + COLUMN.radius + 4
const REBOILER = { x: 598, h: 228 }
const PRODUCT_PUMP = installedPump({ x: 674, scale: 0.5, isCut: true })
const REFLUX_PUMP = installedPump({ x: 326, scale: 0.42, isMirrored: true })
const FRAME = { left: 190, right: 402, drum: 176, condenser: 330 }
const RISERS = { reflux: 432, feed: 453 }
const RACK = 894
/** The gasket of a manhole, enlarged. */
const DETAIL = { at: [772, 374], radius: 66, spot: 22 } as const

/** The overhead circuit: from the column's top through the condenser to the drum; the pump returns reflux. */
function overhead(pen: Pen) {
  const { left, right, drum: lower, condenser: upper } = FRAME
  const { x: pumpX, axis, suction, discharge } = REFLUX_PUMP
  for (const x of [left, right]) {
    pen.plain(box(x - 12, x + 12, 0, 8), 'thin')
    pen.metal(box(x - 5, x + 5, 8, upper))
  }
  pen.line(`M${left + 5} 12L${right - 5} ${lower - 10}`, 'hatch')
  for (const h of [lower, upper]) {
    pen.metal(box(left - 10, right + 10, h - 10, h), 'spring')
    pen.line(`M${left - 10} ${h - 3}H${right + 10}M${left - 10} ${h - 7}H${right + 10}`, 'hatch')
    handrail(pen.at(left - 8, h), right - left + 16, { spacing: 38 })
  }
  pipe(pen, `M${pumpX} ${discharge}V152H${RISERS.reflux}V448H${COLUMN_X - COLUMN.radius}`, 7)
  pipe(pen, `M378 ${lower + 20}V${axis}H${suction}`, 8, 18)
  gateValve(pen.at(378, 112, { turn: -90 }), 8)
  checkValve(pen.at(pumpX, discharge + 18, { turn: 90 }), 7)
  plinth(pen, pumpX - 160, pumpX + 34, 12)
  REFLUX_PUMP.draw(pen, 13, [9, 8])
  const [low, high] = [lower + 46, upper + 36]
  pipe(pen, `M306 ${high}V${low}`, 9)
  flange(pen.at(306, upper - 22, { turn: 90 }), 9)
  flange(pen.at(306, low + 44, { turn: 90 }), 9)
  for (const x of [226, 352]) saddle(pen.at(x, low), 34, 46)
  drum(pen.at(212, low))
  pipe(pen, `M${COLUMN_X} 486V516H300V${high}`, 11, 26)
  flange(pen.at(COLUMN_X, 494, { turn: 90 }), 11)
  flange(pen.at(300, high + 34, { turn: 90 }), 11)
  for (const x of [262, 340]) saddle(pen.at(x, high), 24, 36)
  condenser(pen.at(240, high), { radius: 24, length: 142 })
  pipe(pen, `M219 ${high + 24}V${high + 46}H150V-4`, 8, 16)
  pipe(pen, `M219 ${high - 24}V${high - 62}H170V-4`, 8, 16)
}

function column(pen: Pen) {
  const { radius } = COLUMN
  const x = COLUMN_X
  pipe(pen, `M0 18H${RISERS.feed}V378H${x - radius}`, 7)
  for (const sleeper of [70, 140, 440]) pen.plain(box(sleeper - 9, sleeper + 9, 0, 11), 'thin')
  ladder(pen.at(WALL + 10, 0), 450)
  distillationColumn(pen.at(x, 0))
  for (const h of [378, 448]) flange(pen.at(x - radius - 12, h), 7)
  for (const h of [332, 424]) {
    platform(pen.at(WALL, h - 18), 40)
    manhole(pen.at(WALL, h))
  }
  pen.line(`M${RISERS.reflux - 7} 300H${x - radius - 4}M${RISERS.reflux - 7} 220H${x - radius - 4}`)
}

/** The reboiler: bottoms boil in the kettle, the vapour returns, and liquid over the weir goes to the pump. */
function reboiling(pen: Pen) {
  const at = ({ x, h }: { x: number; h: number }) => ({ x: REBOILER.x + x, h: REBOILER.h + h })
  const [vapour, feed, outlet] = [at(KETTLE.vapour), at(KETTLE.feed), at(KETTLE.outlet)]
  const [steam, condensate] = [at(KETTLE.steam), at(KETTLE.condensate)]
  for (const x of KETTLE.saddles) {
    const post = pen.at(REBOILER.x + x, 0)
    post.plain(box(-11, 11, 0, 8), 'thin').metal(box(-5, 5, 8, 170), 'spring')
    saddle(post.at(0, REBOILER.h), 44, 58)
  }
  pen.metal(box(WALL - 4, WALL + 6, 136, 164), 'thin')
  pipe(pen, `M${COLUMN_X} ${COLUMN.skirt - 20}V150H${feed.x}V${feed.h}`, 8, 18)
  pipe(pen, `M${vapour.x} ${vapour.h}V282H${WALL - 6}`, 10, 20)
  flange(pen.at(WALL + 10, 282), 10)
  pipe(pen, `M${steam.x} ${steam.h}V298H${RACK + 26}`, 7)
  controlValve(pen.at(steam.x + 40, 298), 7)
  pipe(pen, `M${condensate.x} ${condensate.h}V156H960`, 6)
  kettleReboiler(pen.at(REBOILER.x, REBOILER.h))
  gauge(pen.at(REBOILER.x + 40, REBOILER.h + 44), 10)
  const { x, axis, suction, discharge } = PRODUCT_PUMP
  plinth(pen, x - 42, x + 192, 12)
  pipe(pen, `M${x} ${discharge}V132H960`, 7, 14)
  checkValve(pen.at(x + 42, 132), 7)
  gateValve(pen.at(x + 84, 132), 7)
  pipe(pen, `M${outlet.x} ${outlet.h}V${axis}H${suction}`, 8, 18)
  gateValve(pen.at(outlet.x, 116, { turn: 90 }), 8)
  PRODUCT_PUMP.draw(pen, 11, [11, 10])
}

function draw(pen: Pen) {
  flare(pen.at(72, 0))
  farColumn(pen.at(128, 0), 250)
  farColumn(pen.at(660, 268), 124)
  firedHeater(pen.at(838, 262))
  slab(pen, 0, 960, 22)
  for (const x of [40, 170, 300, 430, 560, 690, 820, 930]) soil(pen.at(0, -22), x)
  overhead(pen)
  column(pen)
  reboiling(pen)
  pipeRack(pen.at(RACK, 0))
  cableTray(pen.at(RACK + 50, 360))
  sectionCircle(pen, { ...DETAIL, of: [WALL + 13.5, 424] }, gasketSection)
  pen.note('Espirometálica', [DETAIL.at[0], DETAIL.at[1] - 12], [DETAIL.at[0] - 44, 452], 'left')
  pen.note('Sello mecánico', [PRODUCT_PUMP.x + 18, PRODUCT_PUMP.axis + 6], [714, 105])
}

export const refineryColumn: Scene = {
  title: 'corte de una columna de destilación y su rehervidor',
  description:
    'La columna de platos, cortada por su eje, recibe vapor del rehervidor, cuyo haz de tubos hierve el fondo; arriba, el condensador, el estanque de reflujo y su bomba. Una bomba de proceso saca el fondo hacia el parrón de cañerías. En color, lo que sella: juntas de los cabezales y la placa de tubos, entradas de hombre, bridas, vástagos de válvulas y sellos mecánicos de las bombas. En el círculo, el corte de la junta espirometálica de una entrada de hombre.',
  ground: 56,
  card: { x: 450, top: 480, width: 500 },
  draw,
}
