import { box } from '../../../geometry.ts'
import { bothSides, disc, type Pen } from '../pen.ts'
import { motor } from './motor.ts'
import { companionFlange } from './pipe.ts'

/** Places on the pump train, from the casing's middle on the shaft's axis. */
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

/** A pump train on its base over the floor: heights of its axis and of its discharge, place of its suction, and what draws it. */
export function installedPump({ x, scale, isMirrored = false, isCut = false }: Installed) {
  const axis = -PUMP.floor * scale
  const discharge = axis + PUMP.discharge * scale
  const suction = x + (isMirrored ? -PUMP.suction : PUMP.suction) * scale
  /** With the flanges of the pipes of these radii on its suction and its discharge. */
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

/** Cover, gland and bearings: what stands behind the casing. */
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
