import { box } from '../../../geometry.ts'
import { disc, bothSides, type Pen, type Scene } from '../pen.ts'
import { hallColumn, handrail, hoist, latticeGirder, slab, soil } from '../plant/site.ts'
import { companionFlange, flange, pipe, pipeEndOn } from '../plant/pipe.ts'
import { controlValve, gateValve } from '../plant/valve.ts'
import { PUMP, pumpTrain, verticalPump, VERTICAL_PUMP } from '../plant/pumps.ts'
import { sectionCircle, steamSealSection } from '../plant/section-circle.ts'

/** A pulverised-coal boiler and its chimney, standing far behind; the pen's origin is at the chimney's foot. */
function boilerHouse(pen: Pen) {
  pen.faint('M-15 0L-8 404H8L15 0M-8 404H8M-9 392H9M-9.6 372H9.6M-10.4 330H10.4M-12 210H12')
  pen.faint('M15 40H52V96H15M52 60H70V150H86M52 76H80', 'hatch')
  const furnace = pen.at(112, 0)
  furnace.faint('M-26 60L-6 30H6L26 60V300H-26ZM26 262H46V330H-26V300M46 330V120L38 100H30V262')
  furnace.faint('M-6 30V18H6V30M30 100L24 84V70', 'hatch')
  for (let x = -20; x <= 20; x += 5) furnace.faint(`M${x} 62V298`, 'hatch')
  for (const x of [-18, -8, 2, 12]) furnace.faint(`M${x} 326V${274 - x}h5V326`, 'hatch')
  for (let h = 136; h < 250; h += 14) furnace.faint(`M31 ${h}H44V${h + 6}H31`, 'hatch')
  for (const h of [104, 124, 144]) furnace.faint(`M-26 ${h}h-9v8h9M-40 ${h + 4}h5`, 'hatch')
  furnace.faint('M-22 346A9 1 -4 346A9 1 -22 346')
  furnace.faint('M-13 337V330M-44 0V366H58V0M-44 366L7 384L58 366')
  furnace.faint('M-44 200H-26M46 200H58M-44 100H-26M46 100H58')
}

/** Positions on the machine's axis, from the left end of its first bearing. */
const STEAM_TURBINE = { lowPressure: 234, end: 518, neckHalf: 58 }

const HP_MIDDLE = 74
const LP_MIDDLE = STEAM_TURBINE.lowPressure
const SHAFT = 6

/** A reheat turbine and its generator, upper halves cut: steam path, shaft glands, bearings. */
function steamTurbine(pen: Pen) {
  highPressure(pen)
  lowPressure(pen.at(LP_MIDDLE, 0))
  crossover(pen)
  generator(pen)
  pen.plain(box(-8, STEAM_TURBINE.end - 20, -SHAFT, SHAFT), 'thin')
  rotors(pen)
  for (const x of [2, 148, 316, 476]) bearing(pen.at(x, 0))
  for (const x of [22, 120, LP_MIDDLE - 70, LP_MIDDLE + 62]) gland(pen.at(x, 0))
  for (const x of [334, 458]) pen.seal(box(x, x + 5, SHAFT, 15), 'thin')
  pen.centreLine(`M-20 0H${STEAM_TURBINE.end + 8}`)
}

function highPressure(pen: Pen) {
  pen.metal('M22 0V-16L34 -34H60L66 -44H88L96 -38H118L128 -16V0Z')
  pen.line('M22 -6H128M46 -34V-6M104 -38V-6', 'hatch')
  pen.fluid('M28 6V18L36 26H60L68 36H86L94 30H114L122 18V6Z')
  pen.cut('M22 15V18L34 36H60L65 46V36H68L62 26H38L30 18V15Z')
  pen.cut('M87 46L96 40H118L128 20V15H120V18L112 30H94L87 36Z')
  for (let i = 0; i < 5; i++) {
    stage(pen.at(HP_MIDDLE - 12 - i * 6, 0), 10, 15 + i * 1.6)
    stage(pen.at(HP_MIDDLE + 12 + i * 6, 0), 10, 16 + i * 2.4)
  }
}

function lowPressure(pen: Pen) {
  pen.metal('M-74 0V-22H-58V-34H58V-22H74V0Z')
  pen.fluid('M-68 0V46U-44 66H44F68 46V0Z')
  bothSides(pen, (side) => {
    side.cut('M74 13V46C74 66 58 72 44 72H12V66H44C58 66 68 58 68 46V13Z')
    side.cut('M12 66V30L54 54V58L17 37V66Z', 'steel-opposed')
    for (const [i, x] of [10, 19, 29, 40].entries()) stage(side.at(x, 0), 13, 25 + i * 6.6, 4.5)
  })
}

/** A row of moving blades, and the nozzles in front of it. */
function stage(pen: Pen, root: number, tip: number, width = 3) {
  pen.plain(box(-width / 2, width / 2, root, tip), 'thin')
}

function rotors(pen: Pen) {
  pen.plain('M28 0V8H44L60 10H90L108 12H122V0Z', 'thin')
  pen.at(LP_MIDDLE, 0).plain('M-60 0V9L-44 13H44L60 9V0Z', 'thin')
  for (const x of [136, 304]) pen.plain(`B${x - 3} ${x} -13 13 B${x} ${x + 3} -13 13`, 'thin')
}

/** The crossover pipe from the intermediate to the low pressure, with its hinged bellows. */
function crossover(pen: Pen) {
  pen.metal('M65 44V88A41 1 106 129H204A41 1 245 88V70H223V88A19 0 204 107H106A19 0 87 88V44Z')
  for (const x of [136, 172]) {
    pen.metal(box(x - 8, x + 8, 104, 132), 'thin')
    pen.line(`M${x - 3} 104V132M${x + 3} 104V132`, 'hatch')
  }
  flange(pen.at(76, 52, { turn: 90 }), 11)
  flange(pen.at(LP_MIDDLE, 78, { turn: 90 }), 11)
}

function generator(pen: Pen) {
  for (const x of [352, 440])
    pen.metal(`M${x - 10} -38L${x - 14} -46H${x + 14}L${x + 10} -38Z`, 'thin')
  pen.metal('B332 345 -36 36 B452 465 -36 36 B345 452 -42 42')
  for (let x = 357; x < 450; x += 12) pen.line(`M${x} -42V42`, 'hatch')
  pen.metal(box(368, 430, 42, 52), 'thin')
  pen.line('M345 30H452M345 -30H452', 'hatch')
  pen.metal(`M488 -20H512A6 0 518 -14V14A6 0 512 20H488Z`)
  pen.line('M500 -20V20M506 -20V20', 'hatch')
}

function bearing(pen: Pen) {
  pen.metal('M-10 -46L-8 8A8 1 8 8L10 -46Z')
  pen.line('M-9 0H9', 'hatch')
  pen.metal(disc(0, 12, 2.4), 'thin')
}

/** A shaft gland: segments that throttle the steam along the shaft. */
function gland(pen: Pen) {
  pen.seal(`B0 8 ${SHAFT} 15 B0 8 -15 ${-SHAFT}`, 'thin')
}

/** The machine hall is the subject, so it is drawn larger than its coordinates here. */
const SCALE = 1.2
const LEFT = -179
const DECK = 150
const SLAB = 16
const TURBINE = { x: 404, h: DECK + 46 }
const LP = TURBINE.x + STEAM_TURBINE.lowPressure
const CONDENSER = { half: 78, bottom: 22 }
const FEED_SCALE = 0.34
const FEED = { x: 424, axis: -PUMP.floor * FEED_SCALE }
const HALL = { left: 372, right: 933, eaves: 366 }

function hall(pen: Pen) {
  for (const x of [HALL.left, HALL.right]) hallColumn(pen.at(x, 0), HALL.eaves)
  const roof = pen.at(HALL.left - 8, HALL.eaves)
  latticeGirder(roof, HALL.right - HALL.left + 14, { panels: 14, height: 26 })
  pen.metal(box(HALL.left + 8, HALL.right - 8, 344, 354), 'thin')
  hoist(pen.at(912, 344), 62)
}

/** The turbine's table: beams in cross section, columns behind, an opening for the exhaust. */
function table(pen: Pen) {
  for (const x of [404, 532, 728, 884]) pen.metal(box(x, x + 18, 0, DECK - SLAB))
  const half = STEAM_TURBINE.neckHalf + 4
  pen.cut(box(394, LP - half, DECK - SLAB, DECK), 'housing')
  pen.cut(box(LP + half, 934, DECK - SLAB, DECK), 'housing')
  handrail(pen.at(396, DECK), 22, { height: 20, spacing: 11 })
}

/** The condenser under the exhaust: rubber joint in its neck, tubes in cross section, condensate in the hotwell. */
function condenser(pen: Pen) {
  const { half, bottom } = CONDENSER
  const neck = STEAM_TURBINE.neckHalf
  for (const x of [-26, 26]) pipeEndOn(pen.at(x, -48), 17)
  pen.metal(box(-neck, neck, 128, TURBINE.h - 34))
  pen.line(`M-20 128V${DECK + 10}M20 128V${DECK + 10}`, 'hatch')
  pen.plain(`M${-neck} 118L${-half} 96V${bottom}H${half}V96L${neck} 118Z`)
  pen.seal(`M${-neck - 5} 118A5 1 ${-neck - 5} 128H${neck + 5}A5 1 ${neck + 5} 118Z`, 'thin')
  pen.fluid(box(-half, half, bottom, bottom + 16))
  pen.line(`M${-half} ${bottom + 16}H${half}M${-half} ${bottom}H${half}`, 'hatch')
  for (const way of [-1, 1]) {
    const bundle = pen.at(way * 38, 46)
    for (let row = 0; row < 6; row++) {
      for (let i = -3; i <= 3 - (row % 2); i++)
        bundle.plain(disc(i * 8 + (row % 2) * 4, row * 8, 2.2), 'thin')
    }
    pen.line(`M${way * 6} 40V100M${way * 6} 100L${way * 70} 92`, 'hatch')
  }
  for (const x of [16 - half, half - 16]) pen.metal(box(x - 7, x + 7, 0, bottom), 'thin')
  pen.line(`M${-neck} 118L${-half} 96V${bottom}H${half}V96L${neck} 118`, 'outline')
}

/** Pipes: condensate to the right, feedwater and main steam at the left. */
function piping(pen: Pen) {
  const { half, bottom } = CONDENSER
  const x2 = LP + half
  const can = { x: 800, scale: 0.52 }
  pen.cut(box(can.x - 24, can.x - 17, -84, -20), 'steel-opposed')
  pen.cut(box(can.x + 17, can.x + 24, -84, -20), 'steel-opposed')
  pen.fluid(box(can.x - 17, can.x + 17, -84, -6))
  pen.line(`M${can.x - 17} 0V-84H${can.x + 17}V0`, 'outline')
  pipe(pen, `M${x2} ${bottom + 8}H${can.x - 20}`, 6)
  flange(pen.at(x2 + 16, bottom + 8), 6)
  const pump = pen.at(can.x, 8, { scale: can.scale, weight: 'spring' })
  verticalPump(pump, { column: 164, finSpacing: 14 })
  const nozzle = can.x + VERTICAL_PUMP.nozzle * can.scale
  const h = 8 + VERTICAL_PUMP.nozzleHeight * can.scale
  pipe(pen, `M${nozzle} ${h}H946`, 6.5)
  companionFlange(pen.at(nozzle, h), 6.5)
  gateValve(pen.at(870, h), 7)

  pipe(pen, `M320 322H392V${TURBINE.h + 26}H${TURBINE.x + 34}`, 7)
  flange(pen.at(348, 322), 7)
  const discharge = FEED.axis + PUMP.discharge * FEED_SCALE
  pipe(pen, `M${FEED.x} ${discharge}V112H300`, 6.5)
  companionFlange(pen.at(FEED.x, discharge, { turn: 90 }), 7)
  controlValve(pen.at(348, 112), 7)
}

function draw(pen: Pen) {
  boilerHouse(pen.at(118, 0))
  slab(pen, 0, 960, 22)
  for (const x of [50, 250, 420, 760, 880]) soil(pen.at(0, -22), x)
  machineHall(pen.at(LEFT, 0, { scale: SCALE }))
  const of = [LEFT + (TURBINE.x + 26) * SCALE, (TURBINE.h + 10) * SCALE] as const
  sectionCircle(pen, { of, at: [122, 262], radius: 104, spot: 20 }, steamSealSection)
}

function machineHall(pen: Pen) {
  hall(pen)
  condenser(pen.at(LP, 0))
  table(pen)
  piping(pen)
  const suction = FEED.x + PUMP.suction * FEED_SCALE
  pipe(pen, `M300 ${FEED.axis}H${suction}`, 7.5)
  gateValve(pen.at(340, FEED.axis), 7.5)
  pumpTrain(pen.at(FEED.x, FEED.axis, { scale: FEED_SCALE, weight: 'thin' }), 15)
  companionFlange(pen.at(suction, FEED.axis, { turn: 180 }), 7.5)
  steamTurbine(pen.at(TURBINE.x, TURBINE.h))
  pen.note('Sellos de vapor', [LP + 66, TURBINE.h + 11], [722, 282])
}

export const thermalPlant: Scene = {
  title: 'corte de una central termoeléctrica',
  description:
    'Turbina de vapor con sus mitades superiores cortadas: álabes de alta y de baja presión, generador y, bajo la mesa, el condensador. Al nivel del piso, las bombas de alimentación y de condensado; detrás, la caldera y la chimenea. En el círculo, el corte de un sello de vapor del eje: dientes que lo estrangulan. En color, lo que sella: sellos de vapor del eje, junta de expansión del condensador, sellos de las bombas y juntas de las bridas.',
  ground: 104,
  card: { x: 446, top: 372, width: 500 },
  draw,
}
