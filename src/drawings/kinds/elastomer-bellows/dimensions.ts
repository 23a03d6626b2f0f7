import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

/** Where things stand along the axis. */
export const CONTACT = 380
export const BOX_FACE = 392
export const GLAND_END = 476
export const SHAFT_END = 560
/** The end of the tail, of the band on it, what the spring rests on, the convolution, the back of the face. */
export const TAIL = CONTACT - 196
export const SPRING_SEAT = TAIL + 10
export const BAND_END = TAIL + 44
export const CREST = CONTACT - 128
export const FACE_BACK = CONTACT - 52

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
const s = SHAFT_RADIUS.medium
const R = (v: number) => s + v
export const DIMENSIONS = {
  s,
  R,
  b1: R(34),
  b2: R(56),
  seatOuter: R(64),
  seatBore: R(20),
  /** Wall of the cover behind the seat, and the bore of its recess. */
  wall: CONTACT + 44,
  recess: R(67),
  bore: R(88),
  casting: R(150),
}
