import { box } from '../../../geometry.ts'
import type { Pen, Scene } from '../pen.ts'
import { handrail, ladder, plinth, slab, soil } from '../plant/site.ts'
import {
  cableTray,
  COLUMN,
  distillationColumn,
  drum,
  farColumn,
  firedHeater,
  flare,
  manhole,
  pipeRack,
  platform,
} from '../plant/refinery.ts'
import { condenser, KETTLE, kettleReboiler, saddle } from '../plant/exchanger.ts'
import { flange, gauge, pipe } from '../plant/pipe.ts'
import { installedPump } from '../plant/pumps.ts'
import { checkValve, controlValve, gateValve } from '../plant/valve.ts'
import { gasketSection, sectionCircle } from '../plant/section-circle.ts'

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
