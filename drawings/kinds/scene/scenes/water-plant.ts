import { box, pairs } from '../../../kit.ts'
import type { Pen, Scene } from '../pen.ts'
import { earth, hallColumn, hoist, latticeGirder, levelSign, mountains } from '../plant/site.ts'
import { companionFlange, expansionJoint, flange, gauge, pipe } from '../plant/pipe.ts'
import { butterflyValve, checkValve, VALVE_HALF } from '../plant/valve.ts'
import { VERTICAL_PUMP, verticalPump } from '../plant/pumps.ts'
import { CLARIFIER, clarifier, sandFilter, waterTower } from '../plant/water.ts'
import { packedBoxSection, sectionCircle } from '../plant/section-circle.ts'

const SCALE = 0.88
const CLARIFIER_X = 142
const FILTER = { x: 340, width: 96 }
const WELL = { left: 428, right: 806, floor: -176, wall: 12, level: -52 }
const PUMPS = [494, 664] as const
/** The packing of the first pump, enlarged; its shaft is vertical. */
const DETAIL = {
  of: [PUMPS[0], 74 * SCALE],
  spot: 24,
  at: [340, 192],
  radius: 100,
  turn: 90,
} as const
const TUBE = VERTICAL_PUMP.nozzleRadius * SCALE
const HEADER = { h: 262, radius: 16 }
const TOWER = 896

function surroundings(pen: Pen) {
  mountains(pen, pairs`0 130, 96 224, 158 176, 252 250, 372 150`)
  earth(pen, 0, CLARIFIER_X - CLARIFIER.radius - 12)
  earth(pen, WELL.right + WELL.wall, 960)
  for (const x of [WELL.left - 2, WELL.right + 2]) hallColumn(pen.at(x, 0), 244)
  const roof = pen.at(WELL.left - 18, 244)
  latticeGirder(roof, WELL.right - WELL.left + 26, { panels: 10, height: 20 })
}

/** The clear well under the pump house: walls, floor and roof in section, and the water. */
function clearWell(pen: Pen) {
  const { left, right, floor, wall, level } = WELL
  pen.fluid(box(left, right, floor, level))
  pen.line(`M${left} ${level}H${right}`, 'hatch')
  const walls = `M${left - wall} 0H${left}V${floor}H${right}V0H${right + wall}V${floor - 16}H${left - wall}Z`
  pen.cut(walls, 'housing', 'spring')
  const [first, second] = PUMPS
  const roof = `B${left} ${first - 15} -13 0 B${first + 15} ${second - 15} -13 0 B${second + 15} ${right} -13 0`
  pen.cut(roof, 'steel-opposed', 'spring')
  levelSign(pen.at(694, level))
}

/** One pump: packed head, butterfly valve, rubber joint, check valve, header. */
function lift(pen: Pen, x: number) {
  const nozzle = x + VERTICAL_PUMP.nozzle * SCALE
  const h = VERTICAL_PUMP.nozzleHeight * SCALE
  const rise = nozzle + TUBE * 3 + 10
  const up = (at: number) => pen.at(rise, at, { turn: 90 })
  pipe(pen, `M${nozzle} ${h}H${rise}V${HEADER.h - 10}`, TUBE)
  companionFlange(pen.at(nozzle, h), TUBE)
  expansionJoint(up(h + TUBE * 3 + 20).at(0, 0, { scale: 0.7 }), TUBE / 0.7)
  checkValve(up(h + TUBE * 3 + 39 + VALVE_HALF * TUBE), TUBE)
  butterflyValve(up(h + TUBE * 3 + 52 + 2 * VALVE_HALF * TUBE), TUBE)
  gauge(pen.at(rise - TUBE, HEADER.h - 34, { turn: 90 }), 8)
  verticalPump(pen.at(x, 0, { scale: SCALE }), { column: 156 / SCALE, finSpacing: 9 })
}

function draw(pen: Pen) {
  surroundings(pen)
  const launder = CLARIFIER_X + CLARIFIER.radius
  pipe(pen, `M${launder} ${CLARIFIER.launder}H${FILTER.x - FILTER.width / 2}`, 6)
  clarifier(pen.at(CLARIFIER_X, 0))
  sandFilter(pen.at(FILTER.x, 0), FILTER.width)
  clearWell(pen)
  const outlet = FILTER.x + FILTER.width / 2
  pipe(pen, `M${outlet} -61H${WELL.left}`, 5)
  for (const x of [outlet + 1, outlet + 8, WELL.left - 10, WELL.left - 4])
    pen.seal(box(x, x + 3, -69, -53))
  for (const x of [launder + 3, FILTER.x - FILTER.width / 2 - 7]) pen.seal(box(x, x + 4, 5, 23))

  pipe(pen, `M${PUMPS[0] + 60} ${HEADER.h}H${TOWER}`, HEADER.radius)
  flange(pen.at(704, HEADER.h, { turn: 180 }), HEADER.radius)
  flange(pen.at(866, HEADER.h), HEADER.radius)
  for (const x of PUMPS) lift(pen, x)
  pen.metal(box(WELL.left + 10, WELL.right - 10, 232, 238), 'thin')
  hoist(pen.at(806, 232, { scale: 0.7 }), 62)
  waterTower(pen.at(TOWER, 0, { scale: 0.83 }))
  sectionCircle(pen, DETAIL, packedBoxSection)
  pen.note('Empaquetadura', [340, 214], [238, 254], 'left')
}

export const waterPlant: Scene = {
  title: 'corte de una planta de tratamiento de agua, con el de una empaquetadura',
  description:
    'El agua clarificada rebosa a la canaleta, atraviesa el filtro de arena y cae al estanque; dos bombas verticales la suben al colector y a la copa de agua. En el círculo, el corte de la empaquetadura de una de ellas. En color, lo que sella: empaquetaduras de las bombas, juntas de expansión, asientos de las válvulas, juntas de las bridas y pasamuros.',
  ground: 216,
  card: { x: 236, top: 332, width: 500 },
  draw,
}
