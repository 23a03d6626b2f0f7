import { box } from '../../../geometry.ts'
import { disc, type Pen, bothSides } from '../pen.ts'
import { companionFlange, flange } from './pipe.ts'

type Motor = {
  length?: number
  radius?: number
  /** Distance between two cooling fins; wider on a small motor. */
  finSpacing?: number
  mount?: 'feet' | 'flange'
}

/** Lengths of an enclosed fan-cooled motor (IEC 60034-6, IC 411) at both ends of its finned body. */
const SHIELD = 12
const COWL = 40

/** A motor along `x`, its drive end and axis at the origin; its feet are `radius + 8` below. */
export function motor(pen: Pen, size: Motor = {}) {
  const { length = 168, radius = 44, finSpacing = 7, mount = 'feet' } = size
  const body = { from: SHIELD, to: length - COWL }
  const middle = (body.from + body.to) / 2
  pen.plain(box(-14, 0, -6, 6), 'thin')
  if (mount === 'feet')
    for (const x of [body.from + 20, body.to - 20])
      pen.at(x, -radius).metal('M-10 6L-14 -8H14L10 6Z', 'thin')
  else pen.metal(box(0, 6, -radius - 6, radius + 6))
  pen.metal(disc(middle + 26, radius + 5, 5), 'thin')
  pen.metal(`M0 -20L4 -${radius * 0.72}L${SHIELD} -${radius}V${radius}L4 ${radius * 0.72}L0 20Z`)
  pen.metal(
    `M${body.to + 8} ${2 - radius}H${length - 8}A8 0 ${length} ${10 - radius}V${radius - 10}A8 0 ${length - 8} ${radius - 2}H${body.to + 8}Z`,
  )
  const fan = pen.at(length, 0)
  fan.line(`M-14 ${2 - radius}V${radius - 2}M-8 ${4 - radius}V${radius - 4}`, 'hatch')
  pen.metal(box(body.to, body.to + 8, -radius, radius), 'thin')
  pen.metal(box(body.from, body.to, -radius, radius))
  for (let h = finSpacing / 2; h < radius - 2; h += finSpacing)
    for (const side of [h, -h]) pen.line(`M${body.from + 4} ${side}H${body.to - 4}`, 'hatch')
  pen.plain(box(middle - 24, middle - 2, -8, 6), 'thin')
  terminalBox(pen.at(middle - 14, radius))
}

function terminalBox(pen: Pen) {
  pen.metal(box(-10, 10, -2, 6), 'thin')
  pen.metal(box(-21, 21, 6, 28))
  pen.line('M-21 23H21M21 14H28M28 11V17', 'thin')
}

/** Positions on the pump train, relative to its casing's middle on the shaft's axis. */
export const PUMP = {
  suction: -66,
  suctionRadius: 22,
  discharge: 91,
  dischargeRadius: 20,
  floor: -110,
}

/** An end-suction process pump with its motor on one base (ISO 2858), suction left, discharge above. */
export function pumpTrain(pen: Pen, finSpacing = 7) {
  base(pen)
  coupling(pen)
  motor(pen.at(204, 0), { finSpacing })
  pumpBody(pen)
}

type Installed = { x: number; scale: number; isMirrored?: boolean; isCut?: boolean }

/** A pump train on its base on the floor: heights of axis and discharge, suction's position, drawing function. */
export function installedPump({ x, scale, isMirrored = false, isCut = false }: Installed) {
  const axis = -PUMP.floor * scale
  const discharge = axis + PUMP.discharge * scale
  const suction = x + (isMirrored ? -PUMP.suction : PUMP.suction) * scale
  /** Draws it, with the flanges of pipes of these radii on its suction and discharge. */
  const draw = (pen: Pen, finSpacing: number, [inlet, outlet]: readonly [number, number]) => {
    const pump = pen.at(x, axis, { scale, mirror: isMirrored, weight: 'spring' })
    pumpTrain(pump, finSpacing)
    if (isCut) pumpSection(pump)
    companionFlange(pen.at(x, discharge, { turn: 90 }), outlet)
    companionFlange(pen.at(suction, axis, { turn: isMirrored ? 0 : 180 }), inlet)
  }
  return { x, axis, discharge, suction, draw }
}

/** The pump from outside, without its base. */
export function pumpBody(pen: Pen) {
  pen.metal('M-16 -46L-22 -72H22L16 -46ZM96 -30L92 -72H110L106 -30Z', 'thin')
  bracket(pen)
  pen.metal(
    'M-61 22H-48C-38 23 -34 30 -30 38C-27 46 -24 50 -20 54V86H20V56L24 50V-44C20 -50 12 -54 0 -54C-16 -54 -26 -48 -30 -40C-36 -32 -38 -22 -48 -22H-61Z',
  )
  pen.line('M-30 38C-20 30 -18 20 -18 0C-18 -20 -20 -32 -30 -40M-8 54C-4 48 4 48 8 54', 'hatch')
  pen.metal('B-66 -61 -30 30 B-28 28 86 91', 'thin')
}

/** Cover, gland and bearings: the parts behind the casing. */
function bracket(pen: Pen) {
  pen.metal('M35 46L66 31V-31L35 -46Z')
  pen.plain('M40 30L62 22V-22L40 -30Z B40 66 -7 7', 'thin')
  pen.metal(box(35, 46, -21, 21), 'thin')
  pen.seal(box(46, 53, -19, 19), 'thin')
  pen.plain(box(53, 59, -11, 11), 'thin')
  pen.metal('B24 30 -50 50 B30 35 -50 50', 'thin')
  pen.seal(box(29, 31, -49, 49))
  for (const h of [45, 20, -20, -45]) pen.plain(box(35, 40, h - 3, h + 3), 'thin')
  pen.metal('M68 28H132V-28H124C120 -37 80 -37 76 -28H68Z')
  pen.metal('B62 68 -31 31 B132 138 -26 26', 'thin')
  pen.plain(box(138, 150, -7, 7), 'thin')
  pen.plain(disc(100, -10, 7), 'thin')
  pen.line('M94 -13H106', 'hatch')
  pen.metal('M94 28V34H92V39H108V34H106V28Z', 'thin')
}

function coupling(pen: Pen) {
  pen.metal('M144 -72V20A12 1 156 32H184A12 1 196 20V-72Z')
  // The guard's expanded metal.
  bothSides(pen.at(170, 0), (side) => {
    side.line('M-22 14L-8 28M-22 0L6 28M-22 -14L20 28M-22 -28L22 16', 'hatch')
    side.line('M-22 -42L22 2M-22 -56L22 -12M-14 -62L22 -26M0 -62L22 -40M14 -62L22 -54', 'hatch')
  })
}

/** Steel base with its anchor bolts; `PUMP.floor` is the floor below the plinth. */
function base(pen: Pen) {
  pen.metal('M212 -52H344L350 -72H206Z', 'thin')
  pen.metal(box(-60, 366, -86, -72))
  pen.line('M-60 -76H366M-60 -82H366', 'hatch')
  for (const x of [-44, 70, 200, 350]) pen.plain(box(x - 4, x + 4, -72, -66), 'thin')
}

/** The upper half of `pumpBody` cut open: impeller, volute, and the mechanical seal in its chamber. */
export function pumpSection(pen: Pen) {
  pen.fluid(
    'M-66 0V17H-28V20L-24 24L-18 40C-18 44 -17 46 -15 50V91H15V50C16 47 18 44 19 40H18V34L14 30V10H20V19H42V10H14V0Z',
  )
  pen.cut(
    'M-66 17V30H-61V23H-46C-38 24 -34 30 -30 38C-27 46 -24 50 -20 54V86H-28V91H-15V50C-17 46 -18 44 -18 40L-24 24L-28 20V17Z',
  )
  pen.cut('M15 91H28V86H20V56L24 50H30V40H19C18 44 16 47 15 50Z')
  pen.cut('M14 11H20V19H46V25H35V50H30V40H18V34L14 30Z', 'steel-opposed')
  pen.seal(box(29, 31, 40, 50))
  pen.cut('M-28 13V16.5H-23L-20 22L-13 40H-8L-17 21L-22 13Z', 'steel-fine')
  pen.cut('M-20 7C-12 8 -6 14 -4 22L-1 40H6L8 20L12 12V7Z', 'steel-fine')
  pen.plain('M-20 0V7H-26A7 0 -32 0Z B-20 66 0 7 M12 7V10H60V7Z B23 29 10 17', 'thin')
  pen.seal('M29 10V17H33V16H35.5V10ZM35.5 10V17.5H42V10Z', 'thin')
  pen.cut('M42 12V18.5H46V27H53V12Z', 'steel-fine')
  pen.plain('B53 59 20 25 B54 61 7 14', 'thin')
  pen.line('M-72 0H66', { weight: 'hatch', dash: 'centre-short' })
}

/** Positions on a vertical turbine pump, relative to its axis at its base plate. */
export const VERTICAL_PUMP = { nozzle: 44, nozzleHeight: 36, nozzleRadius: 13, height: 232 }

type VerticalPump = {
  /** From the base plate down to the suction bell's lip. */
  column: number
  finSpacing: number
}

/** The height of a bowl, and the number of bowls one under another. */
const [BOWL, BOWLS] = [28, 3]

/** A vertical turbine pump (API 610, VS1): bowls under water, packed head, motor on top; delivers to the right. */
export function verticalPump(pen: Pen, { column, finSpacing }: VerticalPump) {
  const lift = column - 18 - BOWLS * BOWL
  pen.metal(box(-11, 11, -lift, 0))
  for (let h = -46; h > -lift + 12; h -= 46) pen.metal(box(-15, 15, h - 3, h + 3), 'thin')
  for (let i = 0; i < BOWLS; i++) bowl(pen.at(0, -lift - i * BOWL))
  pen.metal(
    `M-11 ${18 - column}C-12 ${10 - column} -20 ${8 - column} -22 ${-column}H22C20 ${8 - column} 12 ${10 - column} 11 ${18 - column}Z`,
  )
  head(pen)
  motor(pen.at(0, 108, { turn: 90 }), { length: 124, radius: 30, finSpacing, mount: 'flange' })
}

function bowl(pen: Pen) {
  pen.metal(
    `M-11 0C-12 -6 -19 -8 -19 -14C-19 -20 -12 -22 -11 ${-BOWL}H11C12 -22 19 -20 19 -14C19 -8 12 -6 11 0Z`,
  )
  pen.line('M-18 -12H18', 'hatch')
  pen.line(`M-11 ${-BOWL}H11`)
}

/** Discharge elbow, stuffing box in its window, motor stool. */
function head(pen: Pen) {
  pen.metal('M-26 62L-30 102H30L26 62Z')
  pen.plain('M-18 68L-21 97H21L18 68Z B-3.5 3.5 62 102', 'thin')
  pen.metal(box(-9, 9, 62, 70), 'thin')
  pen.seal(box(-11, 11, 70, 79), 'thin')
  pen.metal('B-7 7 86 96 B-32 32 102 108', 'thin')
  const { nozzle, nozzleHeight: h, nozzleRadius: r } = VERTICAL_PUMP
  pen.metal(
    `M-22 6C-22 ${h + r} -14 ${h + r + 6} 0 ${h + r + 6}H12L24 ${h + r}H${nozzle - 5}V${h - r}H24C22 ${h - r - 4} 20 14 20 6Z`,
  )
  pen.line(`M-8 6C-8 ${h - 2} 0 ${h} 18 ${h}`, 'hatch')
  pen.metal(`B-28 28 56 62 B${nozzle - 5} ${nozzle} ${h - r * 1.45} ${h + r * 1.45}`, 'thin')
  pen.metal(box(-34, 34, 0, 6), 'thin')
  for (const x of [-29, 29]) pen.plain(box(x - 3, x + 3, 6, 11), 'thin')
}

/** Half the distance between the nozzles of an in-line pump. */
export const INLINE_HALF = 52

/** A vertical in-line pump (API 610, OH3): nozzles left and right of the pen, motor above, foot below. */
export function inlinePump(pen: Pen, { radius, floor }: { radius: number; floor: number }) {
  pen.metal(`M-20 -30L-26 ${floor}H26L20 -30Z B-32 32 ${floor} ${floor + 4}`, 'thin')
  motor(pen.at(0, 104, { turn: 90 }), { length: 132, radius: 32, finSpacing: 8, mount: 'flange' })
  pen.metal('M-36 42L-30 96H30L36 42Z')
  pen.plain('M-22 50L-19 88H19L22 50Z B-6 6 50 92', 'thin')
  pen.metal(box(-13, 13, 66, 80), 'thin')
  pen.seal(box(-16, 16, 50, 58), 'thin')
  pen.metal(box(-36, 36, 96, 104), 'thin')
  pen.metal(
    `M${-INLINE_HALF} ${radius}H-44C-38 ${radius} -36 30 -26 34H26C36 30 38 ${radius} 44 ${radius}H${INLINE_HALF}` +
      `V${-radius}H44C36 ${-radius} 34 -32 18 -34H-18C-34 -32 -36 ${-radius} -44 ${-radius}H${-INLINE_HALF}Z`,
  )
  pen.metal(disc(0, 0, 15), 'thin')
  pen.metal(box(-40, 40, 34, 38), 'thin')
  pen.seal(box(-38, 38, 37, 39.5))
  pen.metal(box(-40, 40, 39, 43), 'thin')
  flange(pen.at(-INLINE_HALF, 0), radius)
  flange(pen.at(INLINE_HALF, 0), radius)
}
