import { box } from '../../../geometry.ts'
import type { Pen, Scene } from '../pen.ts'
import {
  bottle,
  bottleConveyor,
  capper,
  clamp,
  filler,
  frontPlaces,
  guideRail,
  levellingFoot,
  leverValve,
  sanitaryPump,
  sanitaryTank,
} from '../plant/bottling.ts'
import { slab, soil, trench } from '../plant/site.ts'
import { pipe } from '../plant/pipe.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'

const TANK = { x: 92, radius: 56, legs: 116, height: 190, level: 258 }
const PUMP_AXIS = 42
const TUBE = 7
const HEADER = 392
const FILLER = { x: 614, radius: 118 }
/** The rotary joint above the filler, enlarged; its shaft is vertical. */
const DETAIL = { at: [312, 244], radius: 104, spot: 22 } as const
const CAPPER = { x: 812, radius: 36 }
const CHAIN = 98

function room(pen: Pen) {
  pen.faint('M0 452H960M0 460H960')
  for (let x = 30; x < 960; x += 120) pen.faint(`M${x} 460V452`, 'hatch')
  for (const x of [330, 570, 810])
    pen.faint(`M${x - 44} 452V446H${x + 44}V452M${x - 36} 446V442H${x + 36}V446`, 'hatch')
  slab(pen, 0, 430, 24)
  slab(pen, 494, 960, 24)
  trench(pen.at(462, 0), 44, 34, 10)
  for (const x of [60, 220, 560, 720, 860]) soil(pen.at(0, -24), x)
}

/** The product pipe: from the tank's bottom to the pump, up along the ceiling, and down into the filler's head. */
function product(pen: Pen) {
  const pumpX = TANK.x + 58
  const rise = pumpX + 15
  pipe(pen, `M${TANK.x} ${TANK.legs - 42}V${PUMP_AXIS}H${pumpX - 2}`, TUBE, 20)
  pipe(pen, `M${rise} ${PUMP_AXIS + 42}V${HEADER}H${FILLER.x}V306`, TUBE, 22)
  for (const h of [210, 330]) clamp(pen.at(rise, h, { turn: 90 }), TUBE)
  leverValve(pen.at(rise, 136, { turn: 90 }), TUBE)
  for (const x of [300, 490]) {
    clamp(pen.at(x, HEADER), TUBE)
    pen.faint(`M${x - 30} ${HEADER + TUBE}V446M${x - 36} ${HEADER - TUBE - 2}H${x - 24}`)
  }
  clamp(pen.at(FILLER.x, 318, { turn: 90 }), TUBE)
  sanitaryPump(pen.at(pumpX, PUMP_AXIS), -PUMP_AXIS)
  sanitaryTank(pen.at(TANK.x, 0), TANK)
  clamp(pen.at(TANK.x, TANK.legs - 46, { turn: 90 }), TUBE)
}

/** Empty bottles come from the left, full ones leave to the right. */
function line(pen: Pen) {
  bottleConveyor(pen, [424, 500], CHAIN, [432])
  for (const x of [432, 447, 462]) bottle(pen.at(x, CHAIN), { fill: 0 })
  guideRail(pen, 424, 466, CHAIN)
  bottleConveyor(pen, [776, 960], CHAIN, [876, 936])
  filler(pen.at(FILLER.x, 0), FILLER.radius)
  pen.metal(box(778, 866, 18, CHAIN - 8))
  pen.line('M786 24H858V84H786Z', 'hatch')
  for (const x of [792, 852]) levellingFoot(pen.at(x, 0))
  capper(pen.at(CAPPER.x, 0), CAPPER.radius)
  for (const { x } of frontPlaces(18, 3)) bottle(pen.at(752 + x, CHAIN + 8), { fill: 1 })
  pen.metal(box(730, 774, CHAIN, CHAIN + 8), 'thin')
  for (let x = 868; x < 956; x += 17) bottle(pen.at(x, CHAIN), { fill: 1, isCapped: true })
  guideRail(pen, 856, 960, CHAIN)
}

function draw(pen: Pen) {
  room(pen)
  product(pen)
  line(pen)
  sectionCircle(pen, { ...DETAIL, of: [FILLER.x, 291], turn: 90 }, faceSealSection)
  pen.note('Junta rotatoria', [296, 250], [396, 360])
}

export const bottlingLine: Scene = {
  title: 'elevación de una línea de envasado',
  description:
    'La bomba sanitaria sube la bebida desde el estanque con agitador hasta la llenadora rotativa; cada botella se llena contra su válvula y pasa a la tapadora. En color, lo que sella: la junta rotatoria sobre la llenadora, los sellos de bomba y agitador, las juntas de las abrazaderas sanitarias y los asientos de las válvulas de llenado. En el círculo, el corte de la junta rotatoria.',
  ground: 90,
  card: { x: 200, top: 388, width: 500 },
  draw,
}
