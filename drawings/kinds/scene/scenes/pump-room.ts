import { box } from '../../../geometry.ts'
import type { Pen, Scene } from '../pen.ts'
import { hallColumn, hoist, latticeGirder, plinth, slab, soil, trench } from '../plant/site.ts'
import {
  companionFlange,
  expansionJoint,
  flange,
  gauge,
  pipe,
  pipeEndOn,
  pipeStanchion,
  reducer,
} from '../plant/pipe.ts'
import { INLINE_HALF, inlinePump, PUMP, pumpSection, pumpTrain } from '../plant/pumps.ts'
import { checkValve, gateValve, VALVE_HALF } from '../plant/valve.ts'
import { faceSealSection, sectionCircle } from '../plant/section-circle.ts'

const PUMP_X = 556
const AXIS = -PUMP.floor
const HEADER = { h: 390, radius: 24 }
const RISER_RADIUS = 19
const INLINE = { x: 218, axis: 92, radius: 16 }
const SUCTION_HEADER = -46
/** The pump's mechanical seal, three times as large. */
const DETAIL = { at: [846, 252], radius: 74, spot: 25 } as const

/** A riser from `h` up to the header: check valve, and isolating valve with its stem to one side. */
function riser(pen: Pen, x: number, h: number, radius: number, turn: 90 | -90) {
  const half = VALVE_HALF * radius
  const top = HEADER.h - HEADER.radius
  pipe(pen, `M${x} ${h}V${top}`, radius)
  checkValve(pen.at(x, h + half, { turn: 90 }), radius)
  gateValve(pen.at(x, h + half * 3 + 3, { turn }), radius)
}

function hall(pen: Pen) {
  for (const x of [120, 396, 672, 942]) hallColumn(pen.at(x, 0), 432)
  latticeGirder(pen.at(0, 432), 960, { panels: 20 })
  pen.metal(box(0, 960, 424, 430), 'thin')
  hoist(pen.at(60, 424), 112)
}

function floor(pen: Pen, channel: number) {
  const half = 52
  slab(pen, 0, channel - half, 34)
  slab(pen, channel + half, 960, 34)
  for (const x of [40, 150, 260, 520, 630, 740, 850]) soil(pen.at(0, -34), x)
  trench(pen.at(channel, 0), 2 * half - 28, 78)
}

/** The standby pump: in line with a pipe through the wall at the left, up to the header at the right. */
function standbyPump(pen: Pen) {
  const { x, axis, radius } = INLINE
  pipe(pen, `M0 ${axis}H${x - INLINE_HALF}`, radius)
  gateValve(pen.at(x - INLINE_HALF - 38, axis), radius, 'cylinder')
  pipeStanchion(pen.at(60, 0), axis, radius)
  const up = x + INLINE_HALF + radius * 3 + 6
  pipe(pen, `M${x + INLINE_HALF} ${axis}H${up}V204`, radius)
  inlinePump(pen.at(x, axis), { radius, floor: -axis })
  riser(pen, up, 204, radius, 90)
}

/** The suction pipe: up from the channel, around, through a reducer that is level on top, and a rubber joint. */
function suction(pen: Pen, channel: number, face: number) {
  const [large, small] = [24, PUMP.suctionRadius]
  pipeEndOn(pen.at(channel, SUCTION_HEADER), 26)
  pipe(pen, `M${channel} ${SUCTION_HEADER + 20}V${AXIS}H${face - 76}`, large)
  reducer(pen.at(face - 72, AXIS), large, small, 32)
  flange(pen.at(face - 74, AXIS), large)
  gauge(pen.at(face - 54, AXIS + large))
  pen.metal(box(face - 40, face - 36, AXIS - 31, AXIS + 31), 'thin')
  expansionJoint(pen.at(face - 18, AXIS), small)
}

function draw(pen: Pen) {
  const face = PUMP_X + PUMP.suction
  const channel = face - 150
  hall(pen)
  floor(pen, channel)
  pipe(pen, `M0 ${HEADER.h}H960`, HEADER.radius)
  for (const x of [440, 700]) flange(pen.at(x, HEADER.h), HEADER.radius)
  standbyPump(pen)

  plinth(pen, PUMP_X - 84, PUMP_X + 380, 24)
  suction(pen, channel, face)
  const top = AXIS + PUMP.discharge
  riser(pen, PUMP_X, top + 7, RISER_RADIUS, -90)
  pumpTrain(pen.at(PUMP_X, AXIS))
  pumpSection(pen.at(PUMP_X, AXIS))
  companionFlange(pen.at(PUMP_X, top, { turn: 90 }), RISER_RADIUS)
  // A wireless sensor on top of the bearing housing.
  const sensor = pen.at(PUMP_X + 118, AXIS + 28)
  sensor
    .metal(box(-5, 5, 0, 5), 'thin')
    .plain(box(-7, 7, 5, 22), 'thin')
    .line('M-4 17H4', 'hatch')
  sectionCircle(pen, { ...DETAIL, of: [PUMP_X + 42, AXIS + 13] }, faceSealSection)
}

/** In units of the sheet, from its upper left corner. */
export type SealedPlace = {
  at: readonly [x: number, y: number]
  /** The end of the line to its name. */
  name: readonly [x: number, y: number]
}

/** The places of this hall where something seals or monitors a seal. */
export const SEALED_PLACES: Readonly<Record<string, SealedPlace>> = {
  'sello-mecanico': { at: [598, 377], name: [598, 424] },
  empaquetadura: { at: [611, 181], name: [640, 238] },
  'junta-brida': { at: [556, 295], name: [522, 295] },
  'junta-expansion': { at: [472, 390], name: [472, 446] },
  'protector-rodamiento': { at: [692, 390], name: [692, 470] },
  sensor: { at: [674, 348], name: [690, 312] },
  'sello-vastago': { at: [127, 337], name: [90, 268] },
}

export const pumpRoom: Scene = {
  title: 'elevación y corte de una sala de bombas',
  description:
    'Bomba horizontal de proceso con el cuerpo cortado por su eje: impulsor, voluta y sello mecánico en su caja, y un sensor sobre los rodamientos; detrás, una bomba vertical en línea, con una válvula movida por un cilindro. Cada impulsión sube por su válvula de retención y su válvula de compuerta hasta el colector. En color, lo que sella: caras del sello, juntas de las bridas, empaquetaduras y sellos de los vástagos y junta de expansión de la succión. En el círculo, el corte del sello mecánico, 3:1.',
  ground: 100,
  card: { x: 444, top: 330, width: 480 },
  draw,
}
