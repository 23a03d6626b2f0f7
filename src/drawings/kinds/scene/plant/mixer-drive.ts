import { box } from '../../../geometry.ts'
import { disc, type Pen } from '../pen.ts'
import { motor } from './motor.ts'
import { pairs } from '../../../path-notation.ts'

/** Lantern with the shaft's coupling, gearbox and motor over a mixer's seal; the pen stands on the vessel's pad. */
export function mixerDrive(pen: Pen) {
  motor(pen.at(0, 80, { turn: 90 }), { length: 84, radius: 25, finSpacing: 8, mount: 'flange' })
  pen.metal('M-32 46H32V68L25 80H-25L-32 68Z')
  pen.line('M-32 54H32M-28 74H28M-18 54V46M18 54V46', 'hatch')
  pen.plain({ centre: [20, 62], radius: 4 }, 'thin')
  pen.plain(box(-8, 8, 0, 41), 'thin')
  pen.metal(box(-17, 17, 27, 39), 'thin')
  pen.line('M-17 33H17M0 27V39', 'hatch')
  for (const x of [-12, 10]) pen.plain(box(x, x + 2.4, 25, 41), 'thin')
  for (const way of [-1, 1]) {
    const side = pen.at(0, 0, { mirror: way < 0 })
    side.metal(box(45, 53, 5, 41))
    side.metal(box(41, 60, 0, 5), 'thin')
    side.plain(box(54, 59, 5, 9), 'thin')
  }
  pen.metal(box(-53, 53, 41, 46))
}

/** Scale of the seal in its place against `mixerSealDetail` at scale 1. */
export const MIXER_SEAL_SCALE = 0.4

/** A split mixer seal in its place: cut to the right, its halves from outside to the left. The pen stands on the pad. */
export function mixerSeal(pen: Pen) {
  pen.seal(box(25, 39, 0, 2))
  pen.cut('M8.6 -14H19V-10H23V3.4H20.8V0H12V4H8.6Z', 'steel-fine')
  pen.seal(box(12.5, 20.4, 0.4, 5))
  pen.seal('M13.4 5.6H19V23H12V11H13.4Z')
  pen.line('M12.5 5.2H20.4')
  pen.cut('M25 2H39V14H31V20H19.4V10H25Z', 'steel-opposed')
  pen.line('M28 20V25H15', 'spring')
  pen.seal(box(-39, 0, 0, 2))
  pen.metal(box(-39, 0, 2, 14), 'thin')
  pen.metal(box(-31, 0, 14, 20), 'thin')
  pen.seal(box(-19, -8, 20, 23))
  pen.line('M-24 2V20M-28 20V25H-15', 'spring')
  pen.plain(box(-29, -19, 6, 11), 'thin')
  pen.plain(box(-37, -33, 14, 17), 'thin')
  pen.plain(box(-8, 8, 21, 28), 'thin')
}

/** The circle of the detail, in its coordinates: the seal's axis at 0, the pad's top at -14. */
const DETAIL = { x: 55, h: -4, radius: 74 }

/** Where the detail's circle lies round the seal in its place. */
export const MIXER_SEAL_SPOT = {
  x: DETAIL.x * MIXER_SEAL_SCALE,
  h: (DETAIL.h + 14) * MIXER_SEAL_SCALE,
  radius: DETAIL.radius * MIXER_SEAL_SCALE,
}

const ring = ({ x, h, radius: r }: typeof DETAIL) =>
  `M${x - r} ${h}A${r} 1 ${x + r} ${h}A${r} 1 ${x - r} ${h}`

/** Marks the place of the detail; the pen stands on the pad. */
export const detailSpot = (pen: Pen) => pen.line(ring(MIXER_SEAL_SPOT))

/** The same seal enlarged, inside a circle centred on the pen: holder and rotary face below, stationary face in its gland above. */
export function mixerSealDetail(centre: Pen) {
  const pen = centre.at(-DETAIL.x, -DETAIL.h)
  pen.plain(disc(DETAIL.x, DETAIL.h, DETAIL.radius), 'outline')
  pen.fluid('M20 -69.2A74 0 62 -77.7V-12H58V22H46V6H20Z')
  pen.plain('M20 61.2A74 0 20 -69.2Z', 'none')
  pen.line('M20 61.2V-69.2', 'outline')
  pen.centreLine('M0 -48V41')
  pen.plain(box(20, 46, 6, 46), 'none')
  pen.line('M20 6V58', 'outline')
  pen.cut('M62 -14H112V-30H74V-75.5L62 -77.7Z', 'steel', 'spring')
  pen.seal(box(62, 96, -14, -10), 'thin')
  pen.cut('M60 -10H98V18H86V40H48V22H60Z', 'steel-opposed', 'spring')
  pen.plain(box(60, 98, -3, 4), 'thin')
  pen.fluid(box(60, 98, -2, 3))
  pen.plain(box(95, 103, -6, 7), 'thin')
  pen.plain(box(102, 108, -30, -14), 'thin')
  pen.cut('M21 -46H44V-34H57V-2H52V-9H31V2H21Z', 'steel-fine', 'spring')
  pen.cut('M32 -8H51V0L48 6H35L32 0Z', 'face-rotary', 'spring')
  pen.cut('M35 6H48V21H47V48H31V20H35Z', 'face-stationary', 'spring')
  pen.line('M35 6H48', { weight: 'contact', tone: 'contact' })
  for (const [x, h] of pairs`24 -30, 41 -11, 46.5 30`) pen.solid({ centre: [x, h], radius: 3 })
  pen.line('M78 40V54H40L38 49', 'flow')
  pen.plain(box(75, 81, 40, 46), 'thin')
  pen.line(ring(DETAIL), 'outline')
}
