import { box, pairs, triples } from '../../../kit.ts'
import { disc, type Pen, type Scene } from '../pen.ts'
import { handrail, levelSign } from '../plant/site.ts'
import { lipSealSection, sectionCircle } from '../plant/section-circle.ts'

const CYLINDERS = 5
const PITCH = 46

/** The end of the engine's flywheel, from its fore end; its bed, below the shaft's axis. */
const ENGINE = { flywheelEnd: 250, bed: -72 }

/** A slow two-stroke engine from the side, on the shaft's axis, fore end at the pen. */
function mainEngine(pen: Pen) {
  const length = CYLINDERS * PITCH
  pen.metal(`B-4 ${length + 4} ${ENGINE.bed} -34 M0 -34H${length}L${length - 4} 66H4Z`)
  pen.metal(`B-2 ${length + 2} 66 108 B-10 ${length + 18} 190 218`)
  for (let i = 0; i < CYLINDERS; i++) cylinder(pen.at((i + 0.5) * PITCH, 0))
  for (const h of [66, 112]) {
    pen.metal(box(-14, length + 14, h - 3, h), 'thin')
    pen.line(`M-14 ${h + 13}H${length + 14}`, 'hatch')
    for (let x = -14; x <= length + 14; x += 43) pen.line(`M${x} ${h}V${h + 13}`, 'hatch')
  }
  pen.metal(disc(length - 10, 240, 22))
  pen.metal(disc(length - 10, 240, 9), 'thin')
  pen.metal(`M${length + 6} 254L${length + 34} 262V236L${length + 12} 232Z`, 'thin')
  pen.metal(`B${length + 4} ${length + 10} -44 44 B${length + 10} ${length + 20} -38 38`, 'spring')
  for (let h = -40; h < 42; h += 5) pen.line(`M${length + 4} ${h}H${length + 10}`, 'hatch')
}

function cylinder(pen: Pen) {
  pen.plain('M-15 -22A4 1 -11 -18H11A4 1 15 -22V-24H-15Z', 'hatch')
  pen.plain(box(-15, 15, -22, 26), 'thin')
  pen.line('M-11 -18H11V22H-11Z', 'hatch')
  pen.plain(box(-12, 12, 36, 58), 'thin')
  pen.metal(box(-17, 17, 108, 150), 'spring')
  pen.line('M-17 118H17M-17 128H17M-17 138H17', 'hatch')
  pen.seal(box(-17, 17, 149, 152))
  pen.metal('M-15 152H15L12 168H-12Z B-6 6 168 186', 'thin')
  pen.line('M6 176C12 176 14 182 14 190', 'flow')
  pen.metal(box(-4, 4, 186, 192), 'thin')
}

/** A propeller from the side on the shaft's axis, the origin in the middle of its hub, aft to the right. */
function propeller(pen: Pen) {
  pen.metal('M-18 20C-30 48 -22 84 2 98C20 86 24 48 16 19Z')
  pen.metal('M-18 -20C-30 -48 -22 -84 2 -98C20 -86 24 -48 16 -19Z')
  pen.line('M-12 24C-20 50 -14 78 2 92M-12 -24C-20 -50 -14 -78 2 -92', 'hatch')
  pen.metal('M-26 24H-16C0 23 18 21 26 18V-18C18 -21 0 -23 -16 -24H-26Z')
  pen.metal('M26 17C44 15 56 8 60 0C56 -8 44 -15 26 -17Z')
  pen.metal('M-25 -27C-18 -6 2 18 27 29C21 8 0 -17 -25 -27Z')
  pen.line('M-18 -20C-8 -4 6 12 21 23', 'hatch')
  pen.centreLine('M-40 0H76')
}

/** The stern tube from bulkhead to aft face, cut: oil around the shaft in two bushes, lip seals at both ends. */
function sternTube(pen: Pen, length: number, shaft: number) {
  for (const way of [-1, 1]) {
    const r = (v: number) => way * (shaft + v)
    const hatch = way > 0 ? 'steel' : 'steel-opposed'
    pen.fluid(box(0, length, r(0), r(8)))
    pen.cut(`M-10 ${r(20)}H0V${r(15)}H${length}V${r(8)}H-10Z`, hatch)
    pen.cut(`B8 30 ${r(0)} ${r(8)} B${length - 46} ${length - 4} ${r(0)} ${r(8)}`, 'graphite')
    pen.metal(`B-32 -10 ${r(15)} ${r(20)} B-34 -29 ${r(0)} ${r(20)}`, 'thin')
    for (const x of [-24, -17, -10])
      pen.seal(`M${x} ${r(15)}L${x - 4} ${r(0)}H${x}L${x + 5} ${r(15)}Z`, 'thin')
    pen.metal(box(length, length + 24, r(17), r(22)), 'thin')
    for (const x of [length + 5, length + 12, length + 19])
      pen.seal(`M${x - 4} ${r(17)}L${x + 1} ${r(0)}H${x + 5}L${x + 1} ${r(17)}Z`, 'thin')
  }
}

/** A rudder under the counter, its stock extending to the steering gear `height` above the blade. */
function rudder(pen: Pen, height: number) {
  pen.metal('M-18 2C-22 -30 -22 -170 -16 -212H44C50 -170 46 -40 38 2Z')
  for (const h of [-40, -86, -132, -176]) pen.line(`M-20 ${h}H46`, 'hatch')
  pen.line('M0 0V-212', { weight: 'hatch', dash: 'hidden' })
  pen.metal(box(-7, 7, 0, height + 8), 'spring')
  pen.metal(`B-11 11 2 10 B-16 -7 20 ${height - 14} B7 16 20 ${height - 14}`, 'thin')
  pen.seal(`B-13 -7 ${height - 26} ${height - 10} B7 13 ${height - 26} ${height - 10}`, 'thin')
  pen.metal(box(-32, 32, height, height + 22))
  pen.line(`M-32 ${height + 11}H32`, 'hatch')
  pen.metal(box(-14, 14, height + 22, height + 34), 'thin')
}

/** A bearing of the shaft line on its stool down to `floor`. */
function plummerBlock(pen: Pen, floor: number) {
  pen.metal(`M-20 -16L-28 ${floor}H28L20 -16Z`, 'thin')
  pen.line(`M0 -20V${floor}`, 'hatch')
  pen.metal('M-22 -16V6A20 1 22 6V-16Z')
  pen.line('M-26 0H26', 'hatch')
  pen.seal('B-26 -22 -15 15 B22 26 -15 15', 'thin')
}

/** The forward seal of the stern tube, enlarged. */
const DETAIL = { at: [506, 122], radius: 80, spot: 24 } as const
const SHAFT = 11
const ENGINE_X = 172
const BULKHEAD = 592
const TUBE = 96
const BOSS = BULKHEAD + TUBE
const KEEL = -112
const TANK_TOP = -72
const SEA = 168
const DECK = 268
/** The hull's outside from the keel around the boss and under the counter to the waterline. */
const STERN =
  `C622 ${KEEL} 636 -96 646 -70C654 -48 664 -36 680 -36H${BOSS}V36H680` +
  `C668 40 664 62 672 86C682 112 704 122 736 126L892 146C914 149 926 156 931 ${SEA}`

function sea(pen: Pen) {
  pen.fluid(`M0 ${KEEL}H590${STERN}H960V-200H0Z`)
  pen.line(`M931 ${SEA}H960`)
  levelSign(pen.at(949, SEA))
  for (const [x, h] of pairs`800 -150, 400 -160, 880 -60, 700 -176`)
    pen.line(`M${x} ${h}h34M${x + 14} ${h - 8}h22`, 'hatch')
}

/** Shell, double bottom with its floors, bulkheads, decks. */
function hull(pen: Pen) {
  pen.line(`M0 ${KEEL}H590${STERN}L936 196L940 ${DECK}H0`, 'contact')
  pen.line(`M0 ${TANK_TOP}H${BULKHEAD}V${DECK}M${BULKHEAD} ${TANK_TOP}V${KEEL}`, 'spring')
  for (let x = 24; x < BULKHEAD; x += 34) pen.line(`M${x} ${KEEL}V${TANK_TOP}`, 'hatch')
  for (let x = 58; x < BULKHEAD; x += 68)
    pen.at(x, 0).plain('M10 -98A5 1 15 -93H19A5 1 24 -98V-90A5 0 19 -85H15A5 0 10 -90Z', 'hatch')
  pen.line(`M${BULKHEAD} 196H935`, 'spring')
  for (const x of [640, 700, 760]) pen.line(`M${x} 196V${DECK}`, 'hatch')
  pen.line(`M${BULKHEAD} 110H674M${BULKHEAD} -60H648M452 ${DECK}V196H${BULKHEAD}`, 'hatch')
  handrail(pen.at(640, DECK), 296, { height: 24, spacing: 30 })
}

function superstructure(pen: Pen) {
  pen.line(`M60 ${DECK}V372H150V${DECK}M150 330H356V${DECK}M356 300H420V${DECK}`, 'spring')
  pen.line('M206 330L212 386H282L288 330', 'spring')
  pen.line('M209 356H285M209.5 366H284.5', 'hatch')
  for (const [from, to, h] of triples`164 350 306, 164 350 282, 366 414 280`)
    for (let x = from; x < to; x += 22) pen.line(`M${x} ${h}h10v10h-10Z`, 'hatch')
  handrail(pen.at(420, DECK), 214, { height: 24, spacing: 30 })
}

function draw(pen: Pen) {
  sea(pen)
  hull(pen)
  superstructure(pen)
  const flywheel = ENGINE_X + ENGINE.flywheelEnd
  pen.plain(box(flywheel - 4, BOSS + 40, -SHAFT, SHAFT))
  mainEngine(pen.at(ENGINE_X, 0))
  for (const x of [flywheel + 8, 552]) {
    pen.plain(`B${x - 7} ${x} -22 22 B${x} ${x + 7} -22 22`, 'thin')
  }
  plummerBlock(pen.at(490, 0), TANK_TOP)
  pen.cut(box(BULKHEAD - 4, BULKHEAD + 4, 34, 70), 'steel-fine')
  pen.cut(box(BULKHEAD - 4, BULKHEAD + 4, -70, -34), 'steel-fine')
  pen.cut(`M604 32H680H${BOSS}V36H676C668 40 662 44 656 44H604Z`, 'steel-opposed')
  pen.cut(`M604 -32H${BOSS}V-36H676C664 -36 658 -44 652 -50H604Z`, 'steel')
  sternTube(pen.at(BULKHEAD + 10, 0), TUBE - 10, SHAFT)
  propeller(pen.at(BOSS + 52, 0))
  rudder(pen.at(834, 124), 72)
  pen.centreLine(`M${ENGINE_X - 20} 0H${BOSS + 128}`)
  sectionCircle(pen, { ...DETAIL, of: [BULKHEAD - 8, 18] }, lipSealSection)
  pen.note('Sello de bocina', [534, 146], [602, 152])
}

export const propellerShaft: Scene = {
  title: 'corte longitudinal de la popa de un barco',
  description:
    'El motor principal mueve el eje, que descansa en su chumacera, cruza el mamparo y gira en la bocina, cortada: bujes en aceite y sellos de labios a proa y a popa, contra el mar. Detrás de la hélice, el timón. En color, lo que sella: sellos de bocina, chumacera, limera del timón y culatas del motor. En el círculo, el corte de los labios del sello de bocina.',
  ground: 200,
  card: { x: 420, top: 244, width: 500 },
  draw,
}
