import { box } from '../../../geometry.ts'
import type { Pen, Scene } from '../pen.ts'
import { agitator } from '../plant/agitated-reactor.ts'
import { hallColumn, handrail, levelSign, plinth, slab, soil, trench } from '../plant/site.ts'
import { digester, drumWasher, screwConveyor } from '../plant/pulp-mill.ts'
import { flange, gauge, pipe } from '../plant/pipe.ts'
import { installedPump } from '../plant/pumps.ts'
import { checkValve, gateValve } from '../plant/valve.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'

const STOCK_PUMP = installedPump({ x: 398, scale: 0.46 })
const AXIS = STOCK_PUMP.axis
const DECK = 214
const CHEST = { x1: 70, x2: 200, h: 196, level: 168 }
/** Its seal, enlarged. */
const DETAIL = { at: [286, 300], radius: 94, spot: 18 } as const
const WASHER = { x: 618, h: DECK + 98 }
const SCREW = { x: 726, length: 192, h: WASHER.h - 2 }
const STANDPIPE = 898
const STORAGE_PUMP = installedPump({ x: 829.64, scale: 0.46, isMirrored: true })
const SEAL_PIT = 618

function chest(pen: Pen) {
  const { x1, x2, h, level } = CHEST
  const middle = (x1 + x2) / 2
  pen.fluid(box(x1, x2, 0, level))
  levelSign(pen.at(x2 - 24, level))
  const stirrer = pen.at(middle, h + 6, { scale: 0.62, weight: 'spring' })
  agitator(stirrer, { depth: 262, impellers: [10], span: 58 })
  pen.cut(`B${x1 - 9} ${x1} 0 ${h} B${x2} ${x2 + 9} 0 ${AXIS - 12}`, 'steel-opposed', 'spring')
  pen.cut(box(x2, x2 + 9, AXIS + 12, h), 'steel-opposed', 'spring')
  pen.metal(box(x1 - 9, middle - 14, h, h + 7), 'thin')
  pen.metal(box(middle + 14, x2 + 9, h, h + 7), 'thin')
  pen.metal(box(middle - 20, middle + 20, h, h + 5), 'thin')
  handrail(pen.at(x1 - 6, h + 7), 42)
  handrail(pen.at(x2 - 36, h + 7), 42)
}

/** The stock pump and its pipes, from the chest to the washer's vat. */
function stockPump(pen: Pen) {
  const rise = WASHER.h + 12
  const { x, suction, discharge } = STOCK_PUMP
  pipe(pen, `M${CHEST.x2} ${AXIS}H${suction}`, 12)
  gateValve(pen.at(347, AXIS), 10)
  plinth(pen, x - 40, x + 174, 12)
  pipe(pen, `M${x} ${discharge}V${rise}H${WASHER.x - 78}`, 10, 26)
  checkValve(pen.at(x, discharge + 26, { turn: 90 }), 10)
  gateValve(pen.at(x, discharge + 68, { turn: 90 }), 10)
  STOCK_PUMP.draw(pen, 13, [11, 10])
}

function washing(pen: Pen) {
  const { x, h } = WASHER
  pipe(pen, `M${x} ${h}V-20`, 9)
  trench(pen.at(SEAL_PIT, 0), 52, 58, 10)
  pen.fluid(box(SEAL_PIT - 26, SEAL_PIT + 26, -58, -26))
  pipe(pen, `M${x} 20V-46`, 9)
  pen.cut(box(488, STANDPIPE - 20, DECK - 12, DECK), 'housing')
  pen.cut(box(STANDPIPE + 20, 952, DECK - 12, DECK), 'housing')
  for (const side of [-70, 58]) pen.metal(box(x + side, x + side + 12, DECK, h - 40), 'thin')
  drumWasher(pen.at(x, h))
  flange(pen.at(x - 92, h + 12), 10)
  pen.at(x, h).faint('M-104 40L-60 118H-16V156H16V118H60L104 40')
}

/** The lifted mat falls into the screw conveyor, then down the standpipe to the medium-consistency pump. */
function storagePump(pen: Pen) {
  const { x, length, h } = SCREW
  const standpipe = pen.at(STANDPIPE, AXIS)
  const [foot, top] = [44, h - 15 - AXIS]
  pen.metal(box(x + 20, x + 30, DECK, h - 15), 'thin')
  standpipe.metal(`M-20 ${foot}V${top}H20V${foot}L12 26H-12Z`)
  standpipe.line(`M-20 ${foot}H20M-20 ${150 - AXIS}H20`, 'hatch')
  screwConveyor(pen.at(x, h), length)
  const { x: pumpX, suction, discharge } = STORAGE_PUMP
  pipe(pen, `M${STANDPIPE} ${AXIS + 30}V${AXIS}H${suction}`, 12, 22)
  plinth(pen, pumpX - 174, pumpX + 40, 12)
  pipe(pen, `M${pumpX} ${discharge}V166H960`, 9, 22)
  STORAGE_PUMP.draw(pen, 13, [11, 10])
  gauge(pen.at(pumpX + 9, 130, { turn: -90 }), 8)
  pen.note('Empaquetadura', [x - 4, h + 4], [790, h + 68])
}

function draw(pen: Pen) {
  digester(pen.at(354, 0))
  for (const x of [590, 746, 944]) hallColumn(pen.at(x, 0), DECK - 12)
  slab(pen, 0, SEAL_PIT - 36, 26)
  slab(pen, SEAL_PIT + 36, 960, 26)
  for (const x of [40, 170, 300, 430, 740, 860]) soil(pen.at(0, -26), x)
  chest(pen)
  washing(pen)
  stockPump(pen)
  storagePump(pen)
  for (const x of [494, 668]) handrail(pen.at(x, DECK), 40)
  sectionCircle(pen, { ...DETAIL, of: [STOCK_PUMP.x + 20, AXIS + 5] }, faceSealSection)
  const [x, h] = DETAIL.at
  pen.note('Sello mecánico', [x + 16, h + 8], [x - 84, h + 74], 'left')
}

export const pulpLine: Scene = {
  title: 'corte de una línea de celulosa',
  description:
    'Una bomba lleva la pasta del estanque agitado a la tina del lavador de tambor; la lámina lavada cae al tornillo y baja a la bomba de media consistencia. Detrás, el digestor. En color, lo que sella: sellos de las bombas y del agitador, cabezal del tambor, empaquetaduras del tornillo y juntas de las bridas. En el círculo, el corte del sello de la primera bomba.',
  ground: 100,
  card: { x: 186, top: 432, width: 500 },
  draw,
}
