import { box, pairs } from '../../../kit.ts'
import type { Pen, Scene } from '../pen.ts'
import { hallColumn, handrail, plinth, slab, soil } from '../plant/site.ts'
import { dayTank, DOSING, dosingPump, plateExchanger } from '../plant/water.ts'
import { condenser } from '../plant/exchanger.ts'
import {
  detailSpot,
  mixerDrive,
  mixerSeal,
  mixerSealDetail,
  reactor,
  REACTOR,
} from '../plant/agitated-reactor.ts'
import { flange, gauge, pipe } from '../plant/pipe.ts'
import { installedPump } from '../plant/pumps.ts'
import { checkValve, gateValve } from '../plant/valve.ts'

const X = 556
const TANGENT = 170
const PAD = TANGENT + REACTOR.pad
const DECK = TANGENT + REACTOR.lug
const OPENING = 112
const PUMP = installedPump({ x: 458, scale: 0.42, isMirrored: true })
const DOSER = 786
const DETAIL = { x: 862, h: 388, scale: 1.1 }
const NOZZLE = TANGENT + REACTOR.nozzle.h
const CONDENSER = { x: 300, top: 470 }

function building(pen: Pen) {
  const { x: cx, top } = CONDENSER
  pipe(pen, `M${cx} ${top - 20}H${cx + 74}V0`, 6, 14)
  pipe(pen, `M${cx} ${top - 100}H${cx - 74}V0`, 6, 14)
  for (const x of [206, 936]) hallColumn(pen.at(x, DECK), 330)
  slab(pen, 0, 960, 20)
  for (const x of [40, 170, 300, 430, 560, 690, 820, 920]) soil(pen.at(0, -20), x)
  for (const x of [190, 434, 866, 947]) {
    pen.metal(`B${x - 5} ${x + 5} 6 ${DECK - 14} B${x - 11} ${x + 11} 0 6`, 'thin')
  }
  for (const [x1, x2] of pairs`150 ${X - OPENING}, ${X + OPENING} 960`) {
    pen.cut(box(x1, x2, DECK - 14, DECK), 'housing')
    pen.line(`M${x1} ${DECK}H${x2}`, 'outline')
  }
  handrail(pen.at(152, DECK), 84, { height: 30 })
  handrail(pen.at(884, DECK), 74, { height: 30 })
}

/** The product pipe: from the bottom outlet to the left, out of the plant. */
function product(pen: Pen) {
  const { x, axis, suction, discharge } = PUMP
  pipe(pen, `M${X} ${TANGENT + REACTOR.bottom}V${axis}H${suction}`, 9, 20)
  flange(pen.at(X, TANGENT + REACTOR.bottom, { turn: 90 }), 9)
  gateValve(pen.at(suction + 28, axis), 9)
  plinth(pen, x - 160, x + 34, 12)
  pipe(pen, `M${x} ${discharge}V126H0`, 7, 14)
  checkValve(pen.at(x - 44, 126), 7)
  gateValve(pen.at(x - 84, 126), 7)
  PUMP.draw(pen, 13, [9, 8])
}

/** The vapour pipe: up to the condenser, from which liquid drips into the receiver. */
function vapour(pen: Pen) {
  const x = X - REACTOR.nozzle.x
  const { x: cx, top } = CONDENSER
  for (const leg of [cx - 44, cx + 44]) {
    pen.metal(box(leg - 4, leg + 4, DECK + 5, 396), 'thin')
    pen.metal(box(leg - 9, leg + 9, DECK, DECK + 5), 'thin')
  }
  pen.metal(box(cx - 52, cx + 52, 396, 403), 'thin')
  pen.line(`M${cx - 40} 226L${cx + 40} 390M${cx + 40} 226L${cx - 40} 390`, 'hatch')
  pipe(pen, `M${x} ${NOZZLE}V530H${cx}V${top + 40}`, 9, 22)
  flange(pen.at(x, NOZZLE, { turn: 90 }), 9)
  flange(pen.at(cx, top + 47, { turn: 90 }), 9)
  pipe(pen, `M${cx} 356V290`, 7)
  condenser(pen.at(cx, top, { turn: -90, weight: 'spring' }), { radius: 22, length: 116 })
  receiver(pen.at(cx, DECK))
}

function receiver(pen: Pen) {
  pen.metal('M-24 24V66U0 78F24 66V24U0 12F-24 24Z', 'spring')
  pen.plain('M-20 24V66U0 74F20 66V24U0 16F-20 24Z', 'thin')
  pen.fluid('M-20 24V48H20V24U0 16F-20 24Z')
  pen.line('M-20 48H20', 'hatch')
  for (const x of [-20, 14]) pen.metal(box(x, x + 6, 0, 20), 'thin')
  flange(pen.at(0, 82, { turn: 90 }), 7)
}

/** The jacket's heating circuit with the plate exchanger, and the dosing pump for the additive. */
function services(pen: Pen) {
  const wall = X + REACTOR.jacket
  const [outlet, inlet] = [TANGENT + REACTOR.jacketOutlet, TANGENT + REACTOR.jacketInlet]
  pipe(pen, `M${wall} ${outlet}H744V${DECK + 78}H786`, 7, 14)
  pipe(pen, `M${wall} ${inlet}H704V${DECK + 16}H786`, 7, 14)
  flange(pen.at(wall + 10, outlet), 7)
  flange(pen.at(wall + 10, inlet), 7)
  const x = X + REACTOR.nozzle.x
  const line = DOSER + DOSING.line
  pipe(pen, `M${line} ${20 + DOSING.discharge}V${PAD}H${x}V${NOZZLE}`, 4.5, 14)
  flange(pen.at(x, NOZZLE, { turn: 90 }), 8)
  plateExchanger(pen.at(792, DECK))
  for (const h of [16, 78]) flange(pen.at(784, DECK + h), 7)
  gauge(pen.at(line, 168, { turn: -90 }), 6)
}

function dosing(pen: Pen) {
  const line = DOSER + DOSING.line
  dayTank(pen.at(908, 0))
  plinth(pen, DOSER - 48, DOSER + 62, 14)
  pipe(pen, `M908 30V8H${line}V22`, 4.5, 10)
  dosingPump(pen.at(DOSER, 20))
  flange(pen.at(line, 128, { turn: 90 }), 5)
}

function draw(pen: Pen) {
  building(pen)
  product(pen)
  vapour(pen)
  services(pen)
  dosing(pen)
  reactor(pen.at(X, TANGENT))
  mixerDrive(pen.at(X, PAD))
  mixerSeal(pen.at(X, PAD))
  detailSpot(pen.at(X, PAD))
  pen.line(`M602 411L${DETAIL.x - 80} 396`)
  mixerSealDetail(pen.at(DETAIL.x, DETAIL.h, { scale: DETAIL.scale }))
  pen.note('Sello partido', [DETAIL.x - 14, DETAIL.h + 12], [770, 452], 'left')
  pen.note('Membrana', [DOSER - 48.5, 80], [716, 110], 'left')
}

export const chemicalReactor: Scene = {
  title: 'corte de un reactor químico con agitador',
  description:
    'Reactor con camisa: a la derecha de su eje, el corte; a la izquierda, la vista exterior. El sello partido del agitador va sobre la boquilla, bajo la linterna, y se amplía en el círculo: cara rotativa abajo, cara estacionaria arriba. Abajo, la bomba de producto y la bomba dosificadora de membrana; en el piso, el intercambiador de placas y el condensador. En color, lo que sella: caras del sello, junta del cuerpo, bridas, placas del intercambiador y membrana.',
  ground: 44,
  card: { x: 456, top: 510, width: 500 },
  draw,
}
