import { disc, type Pen, type Scene } from '../pen.ts'
import { agitator } from '../plant/agitated-reactor.ts'
import { hallColumn, handrail, levelSign, plinth, slab, soil, trench } from '../plant/site.ts'
import { flange, gauge, pipe } from '../plant/pipe.ts'
import { installedPump } from '../plant/pumps.ts'
import { checkValve, gateValve } from '../plant/valve.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'
import { box, pairs, type Point } from '../../../kit.ts'

const TOP = 384

/** A continuous digester in the far background: stepped shell, screens, top separator, stairs, platforms. */
function digester(pen: Pen) {
  pen.faint('M-7 0L-22 26V153.6L-19 161.3V374C-19 384 -10 388 -8 392V430')
  pen.faint('M-8 430H8V392C10 388 19 384 19 374V161.3L22 153.6V26L7 0')
  for (const [h, half] of pairs`66.1 22, 135.2 22, 219.7 19, 304.2 19`) {
    pen.faint(`M${-half} ${h}H${half}M${-half} ${h + 14}H${half}`, 'hatch')
    for (let x = 5 - half; x < half; x += 5) pen.faint(`M${x} ${h}V${h + 14}`, 'hatch')
  }
  pen.faint('M-8 410H8M-13 430H13V440H-13Z')
  for (let h = 44; h < TOP; h += 44)
    pen.faint(`M-34 ${h}H-22M22 ${h}H36M36 ${h}v10M29 ${h + 10}H36`, 'hatch')
  pen.faint(`M30 0V${TOP}M36 0V${TOP}`, 'hatch')
  for (let h = 6; h < TOP; h += 8) pen.faint(`M30 ${h}H36`, 'hatch')
}

const DRUM = 64
const DRUM_DECK = 55
const VAT = 80
const COMPARTMENTS = 20
/** The pulp mat on the wire: from the vat, over the top, to the doctor blade (degrees from the right). */
const MAT = { from: 190, to: 28, thickness: 6 }

const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** A vacuum drum washer cut across its axis, at the pen's origin; it turns to the right over the top. */
function drumWasher(pen: Pen) {
  pen.fluid(`M${-VAT} 8V0A${VAT} 0 0 ${-VAT}A${VAT} 0 ${VAT} 0V-14L0 0L${-VAT} 8Z`)
  pen.plain(disc(0, 0, DRUM))
  mat(pen)
  pen.line(`M${-VAT} 30V0A${VAT} 0 0 ${-VAT}A${VAT} 0 ${VAT} 0V20`, 'outline')
  pen.line(`M${-VAT - 12} 30H${-VAT}M${VAT} 20H${VAT + 6}`, 'outline')
  pen.line(`M${DRUM_DECK} 0A${DRUM_DECK} 0 ${-DRUM_DECK} 0A${DRUM_DECK} 0 ${DRUM_DECK} 0`)
  for (let i = 0; i < COMPARTMENTS; i++) {
    const angle = (i * 360) / COMPARTMENTS
    pen.line([polar(DRUM_DECK, angle), polar(DRUM, angle)], 'hatch')
    if (i % 2 === 0) pen.line([polar(22, angle), polar(DRUM_DECK, angle + 20)], 'hatch')
  }
  pen.seal(disc(0, 0, 24), 'thin')
  pen.metal(disc(0, 0, 19), 'thin')
  pen.plain(disc(0, 0, 9), 'thin')
  pen.line('M-12 0H12M0 -12V12', 'hatch')
  doctor(pen)
  for (const angle of [56, 82, 108, 134]) shower(pen, angle)
}

/** The mat thickens as the drum rises, then stays even until it is lifted off. */
function mat(pen: Pen) {
  const angles = Array.from({ length: (MAT.from - MAT.to) / 9 + 1 }, (_, i) => MAT.from - i * 9)
  const outer = angles.map((angle) => polar(DRUM + MAT.thickness, angle))
  pen.fluid([...outer, ...angles.toReversed().map((angle) => polar(DRUM, angle))])
  pen.line([...outer, polar(DRUM, MAT.to)])
}

function doctor(pen: Pen) {
  const [x, h] = polar(DRUM + 1, MAT.to)
  pen.metal(`M${x} ${h}L${VAT + 26} ${h - 22}V${h - 30}L${x + 3} ${h - 5}Z`, 'thin')
  pen.fluid(`M${x + 2} ${h + 8}L${VAT + 26} ${h - 15}V${h - 22}L${x} ${h}Z`)
  pen.line(`M${x + 2} ${h + 8}L${VAT + 26} ${h - 15}`)
}

function shower(pen: Pen, angle: number) {
  const [x, h] = polar(DRUM + 24, angle)
  const left = polar(DRUM + 7, angle + 8)
  const right = polar(DRUM + 7, angle - 8)
  pen.line([left, [x, h], right], 'hatch')
  pen.metal(disc(x, h, 5), 'thin')
}

/** A screw conveyor in its trough, cut along its axis, `length` from the pen: stuffing boxes at both ends. */
function screwConveyor(pen: Pen, length: number) {
  pen.plain(box(0, length, -15, 15))
  const turns = Math.round(length / 22)
  const pitch = length / turns
  for (let i = 0; i < turns; i++) {
    const x = i * pitch
    pen.line(`M${x + 3} -12C${x + pitch * 0.35} -10 ${x + pitch * 0.5} 10 ${x + pitch * 0.85} 12`)
    pen.line(`M${x + pitch * 0.85} 12V3M${x + 3} -12V-3`, 'hatch')
  }
  pen.plain(box(-20, length + 14, -3, 3), 'thin')
  pen.seal(`B-8 0 -8 8 B${length} ${length + 8} -8 8`, 'thin')
}

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
