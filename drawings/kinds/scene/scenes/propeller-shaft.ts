import { box, pairs, triples } from '../../../kit.ts'
import type { Pen, Scene } from '../pen.ts'
import { handrail, levelSign } from '../plant/site.ts'
import { ENGINE, mainEngine, plummerBlock, propeller, rudder, sternTube } from '../plant/ship.ts'
import { lipSealSection, sectionCircle } from '../plant/section-circle.ts'

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
