import { bothSides, disc, type Pen, type Scene } from '../pen.ts'
import { slab, soil, trench } from '../plant/site.ts'
import { pipe } from '../plant/pipe.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'
import { box, pairs, type Point } from '../../../kit.ts'
import { agitator } from '../plant/agitated-reactor.ts'

/** A clamp joint across a sanitary tube along `x`; the pen's origin is on its gasket (ISO 2852). */
function clamp(pen: Pen, radius: number) {
  pen.metal(`B-4 -1.4 ${-radius - 5} ${radius + 5} B1.4 4 ${-radius - 5} ${radius + 5}`, 'thin')
  pen.seal(box(-1.4, 1.4, -radius - 4, radius + 4))
}

/** A sanitary butterfly valve with its lever, on a tube along `x`. */
function leverValve(pen: Pen, radius: number) {
  pen.line(`M0 ${radius}V${radius + 12}H22`, 'flow')
  pen.metal(box(-7, 7, -radius - 3, radius + 3), 'thin')
  pen.seal(box(-2, 2, radius + 3, radius + 8), 'thin')
  clamp(pen.at(-11, 0), radius)
  clamp(pen.at(11, 0), radius)
}

const TANK = { x: 92, radius: 56, legs: 116, height: 190, level: 258 }

/** A stirred sanitary tank, cut: dished ends, insulation, manway, legs. The origin is on its axis at the floor. */
function sanitaryTank(pen: Pen) {
  const { radius: r, legs, height, level } = TANK
  const dish = r * 0.42
  const top = legs + height
  for (const x of [-r + 4, r - 4]) {
    pen.metal(`B${x - 4} ${x + 4} 5 ${legs + 8} B${x - 9} ${x + 9} 0 5`, 'thin')
  }
  pen.metal(
    `M${-r - 6} ${legs}V${top - 6}H${r + 6}V${legs}C${r + 4} ${legs - dish} 16 ${legs - dish - 4} 0 ${legs - dish - 6}C-16 ${legs - dish - 4} ${-r - 4} ${legs - dish} ${-r - 6} ${legs}Z`,
  )
  const inside = `M${-r} ${legs}V${top}U0 ${top + dish}F${r} ${top}V${legs}U0 ${legs - dish}F${-r} ${legs}`
  pen.plain(`${inside}Z`)
  pen.fluid(`M${-r} ${legs}V${level}H${r}V${legs}U0 ${legs - dish}F${-r} ${legs}Z`)
  pen.line(`M${-r} ${level}H${r}`, 'hatch')
  pen.line(inside, 'outline')
  pen.metal(box(-9, 9, legs - dish - 20, legs - dish), 'thin')
  const manway = pen.at(r * 0.58, top + dish * 0.72, { turn: -22 })
  manway.metal(box(-15, 15, 0, 9), 'thin').seal(box(-15, 15, 9, 11.5))
  manway.metal(box(-17, 17, 11.5, 15), 'thin')
  pen.line(`M${-r * 0.6} ${top + dish * 0.8}V${top - 14}`, 'spring')
  pen.metal(disc(-r * 0.6, top - 18, 5), 'thin')
  agitator(pen.at(0, top + dish + 2, { scale: 0.56, weight: 'thin' }), {
    depth: (height + dish + 4) / 0.56 - 40,
    impellers: [8, 120],
    span: r * 0.9,
  })
}

/** A close-coupled sanitary pump under a shroud; the pen's origin is on its axis at the suction clamp. */
function sanitaryPump(pen: Pen, floor: number) {
  for (const x of [58, 96]) {
    pen.line(`M${x} -20V${floor + 5}`, 'flow')
    pen.metal(box(x - 6, x + 6, floor, floor + 5), 'thin')
  }
  pen.metal('M44 -23H108A10 0 118 -13V13A10 0 108 23H44Z')
  pen.line('M108 -23V23M58 -23V23', 'hatch')
  pen.metal('M24 -17L44 -20V20L24 17Z', 'thin')
  pen.plain('M29 -10L39 -12V12L29 10Z B24 44 -3 3', 'thin')
  pen.seal(box(24, 30, -8, 8), 'thin')
  pen.metal('M8 -20A4 1 12 -25H20A4 1 24 -20V20A4 1 20 25H12A4 1 8 20Z')
  pen.seal(box(20, 22, -24, 24))
  pen.metal('B-2 8 -9 9 B9 21 24 40', 'thin')
  clamp(pen.at(-2, 0), 8)
  clamp(pen.at(15, 40, { turn: 90 }), 6)
}

const BOTTLE_HEIGHT = 32
const BODY = 5.6
const SHOULDER = 19
const BOTTLE = `M${-BODY} 1.5A1.5 1 -4.1 0H4.1A1.5 1 ${BODY} 1.5V${SHOULDER}C${BODY} 24 2.4 24 2.4 28V${BOTTLE_HEIGHT}H-2.4V28C-2.4 24 ${-BODY} 24 ${-BODY} ${SHOULDER}Z`

/** A bottle with its foot at the origin. `fill`: how full its body is, 0 to 1. */
function bottle(pen: Pen, { fill, isCapped = false }: { fill: number; isCapped?: boolean }) {
  pen.plain(BOTTLE, 'thin')
  if (fill > 0) pen.fluid(`M${-BODY + 0.6} 1V${1 + (SHOULDER + 2) * fill}H${BODY - 0.6}V1Z`)
  if (isCapped) pen.solid(box(-3, 3, 28.5, 33.5))
}

/** A slat-band conveyor with rails and legs from `x1` to `x2`, its top at `height`; bottles are in the middle of it. */
function bottleConveyor(pen: Pen, [x1, x2]: Point, height: number, legs: readonly number[]) {
  for (const x of legs) {
    pen.metal(`B${x - 3} ${x + 3} 6 ${height - 12} B${x - 8} ${x + 8} 0 6`, 'thin')
  }
  pen.metal(box(x1, x2, height - 12, height), 'spring')
  pen.line(`M${x1} ${height - 4}H${x2}`, 'hatch')
  for (let x = x1 + 8; x < x2; x += 10) pen.line(`M${x} ${height - 4}V${height}`, 'hatch')
}

/** The front rail, drawn over the bottles. */
function guideRail(pen: Pen, x1: number, x2: number, height: number) {
  pen.metal(box(x1, x2, height + 9, height + 12), 'thin')
  for (let x = x1 + 16; x < x2; x += 52) pen.line(`M${x} ${height - 2}V${height + 9}`, 'spring')
}

/** Equal steps on the front half of a wheel, as seen from the side, outermost first. */
function frontPlaces(radius: number, count: number): { x: number; part: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const part = (i + 0.5) / count
    return { x: -radius * Math.cos(part * Math.PI), part }
  }).sort((a, b) => Math.abs(b.x) - Math.abs(a.x))
}

const DECK = 98
const LIFT = 12
const VALVE = DECK + 8 + LIFT + BOTTLE_HEIGHT

/** A rotary filler on its frame: bottles under the valves, the ring bowl cut open, product from above. */
function filler(pen: Pen, radius: number) {
  const places = frontPlaces(radius - 10, 15)
  frame(pen, -radius - 26, radius + 26)
  pen.metal(box(-24, 24, DECK + 8, 240))
  pen.line('M-8 108V240M8 108V240', 'hatch')
  pen.metal(box(-radius, radius, DECK, DECK + 8), 'spring')
  for (const { x, part } of places) {
    const station = pen.at(x, DECK + 8)
    station.metal(box(-4, 4, 0, LIFT), 'thin')
    bottle(station.at(0, LIFT), { fill: Math.min(1, part * 1.15) })
    fillingValve(pen.at(x, VALVE))
  }
  bowl(pen, radius)
  pen.plain(box(-5, 5, 240, 274), 'thin')
  pen.metal(box(-30, 30, 240, 266))
  pen.metal(box(-18, 18, 266, 284), 'thin')
  pen.seal(box(-15, 15, 284, 297), 'thin')
  pen.metal(box(-19, 19, 297, 306), 'thin')
}

/** The foot of a cabinet. */
const levellingFoot = (pen: Pen) => pen.line('M0 4V18', 'flow').metal(box(-8, 8, 0, 4), 'thin')

function fillingValve(pen: Pen) {
  pen.seal(box(-4.4, 4.4, 0, 3.6))
  pen.plain(box(-4.4, 4.4, 3.6, 8), 'thin')
  pen.metal(box(-5.5, 5.5, 8, 26), 'thin')
  pen.line('M-3 14H3M-3 19H3', 'hatch')
}

function bowl(pen: Pen, radius: number) {
  const [bottom, top] = [VALVE + 26, VALVE + 66]
  const feed = `M30 252H${radius - 34}A12 1 ${radius - 22} 240V${top}`
  bothSides(pen.at(0, 0, { mirror: true }), (side) => side.line(feed, 'contact'))
  pen.plain(box(-radius, radius, bottom, top))
  pen.fluid(box(-radius + 5, radius - 5, bottom + 5, top - 14))
  pen.line(`M${-radius + 5} ${top - 14}H${radius - 5}`, 'hatch')
  pen.line(`M${-radius + 5} ${bottom + 5}H${radius - 5}V${top - 4}H${-radius + 5}Z`)
  pen.metal(box(-24, 24, bottom - 2, top + 6), 'spring')
}

/** Base cabinet on levelling feet, deck, and the guard's posts. */
function frame(pen: Pen, x1: number, x2: number) {
  for (let x = x1 + 16; x < x2; x += (x2 - x1 - 32) / 3) levellingFoot(pen.at(x, 0))
  pen.metal(box(x1, x2, 18, DECK - 8))
  pen.metal(box(x1 - 4, x2 + 4, DECK - 8, DECK), 'spring')
  const third = (x2 - x1) / 3
  for (const i of [0, 1, 2]) {
    const left = x1 + i * third
    pen.line(`M${left + 6} 24H${left + third - 6}V${DECK - 14}H${left + 6}Z`, 'hatch')
    pen.line(`M${left + third - 14} 52V62`, 'spring')
  }
  for (const x of [x1, x2 - 6]) pen.metal(box(x, x + 6, DECK, 328), 'thin')
  pen.metal(`B${x1} ${x2} 328 336 B${x2 - 12} ${x2 - 4} 336 356`, 'thin')
}

/** A capping turret on the same deck: heads over the bottles, cap chute from the hopper. */
function capper(pen: Pen, radius: number) {
  const places = frontPlaces(radius - 6, 6)
  pen.metal(box(-8, 8, DECK, 214))
  pen.metal(box(-radius, radius, DECK, DECK + 8), 'spring')
  for (const { x, part } of places) {
    bottle(pen.at(x, DECK + 8), { fill: 1, isCapped: part > 0.4 })
    const head = pen.at(x, DECK + 8 + BOTTLE_HEIGHT + 3)
    head.metal(box(-5, 5, 0, 14), 'thin')
    head.seal(box(-3.5, 3.5, 14, 17.5))
    head.metal(box(-3.5, 3.5, 17.5, 46), 'thin')
  }
  pen.metal(box(-radius, radius, 186, 204), 'spring')
  pen.metal('B-16 16 204 226 B-11 11 226 258', 'thin')
  pen.line('M-5 230V254M0 230V254M5 230V254', 'hatch')
  pen.metal('M28 262H76L68 300H36Z')
  pen.metal('M36 262L8 180L14 178L44 262Z', 'thin')
  for (const [x, h] of pairs`40 258, 34 240, 28 222, 22 204, 16 186`) pen.solid(disc(x, h, 2))
}

const PUMP_AXIS = 42
const TUBE = 7
const HEADER = 392
const FILLER = { x: 614, radius: 118 }
/** The rotary joint above the filler, enlarged; its shaft is vertical. */
const DETAIL = { at: [312, 244], radius: 104, spot: 22 } as const
const CAPPER = { x: 812, radius: 36 }

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
  sanitaryTank(pen.at(TANK.x, 0))
  clamp(pen.at(TANK.x, TANK.legs - 46, { turn: 90 }), TUBE)
}

/** Empty bottles come from the left, full ones leave to the right. */
function line(pen: Pen) {
  bottleConveyor(pen, [424, 500], DECK, [432])
  for (const x of [432, 447, 462]) bottle(pen.at(x, DECK), { fill: 0 })
  guideRail(pen, 424, 466, DECK)
  bottleConveyor(pen, [776, 960], DECK, [876, 936])
  filler(pen.at(FILLER.x, 0), FILLER.radius)
  pen.metal(box(778, 866, 18, DECK - 8))
  pen.line('M786 24H858V84H786Z', 'hatch')
  for (const x of [792, 852]) levellingFoot(pen.at(x, 0))
  capper(pen.at(CAPPER.x, 0), CAPPER.radius)
  for (const { x } of frontPlaces(18, 3)) bottle(pen.at(752 + x, DECK + 8), { fill: 1 })
  pen.metal(box(730, 774, DECK, DECK + 8), 'thin')
  for (let x = 868; x < 956; x += 17) bottle(pen.at(x, DECK), { fill: 1, isCapped: true })
  guideRail(pen, 856, 960, DECK)
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
