import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type ElastomerBellows = DrawingOf<'elastomer-bellows'>

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

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ seat }: ElastomerBellows) {
  const s = SHAFT_RADIUS.medium
  const R = (v: number) => s + v
  return {
    s,
    R,
    b1: R(34),
    b2: R(56),
    seatOuter: seat === 'cup' ? R(60) : R(64),
    seatBore: R(20),
    /** Wall of the cover behind the seat, and the bore of its recess. */
    wall: CONTACT + (seat === 'cup' ? 50 : 44),
    recess: seat === 'cup' ? R(70) : R(67),
    bore: R(88),
    casting: R(150),
  }
}
