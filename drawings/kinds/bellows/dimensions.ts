import type { DrawingOf } from '../../kinds.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type Bellows = DrawingOf<'bellows'>

/** Positions along the axis. The inner contact's position is the same on all cards of the category. */
export const CONTACT = 380
export const BOX_FACE = 390

const SLEEVE_THICKNESS = 20
/** Length of one convolution along the axis. */
export const PITCH = 9.5
/** Length of face and carrier, from the bellows to the contact. */
export const FACE_LENGTH = 54
/** The stationary seat, measured from the contact: shoulder, neck, O-ring, and the wall behind. */
export const SEAT = { shoulder: 26, neck: 40, oRing: 56, wall: 74 }
/** Tandem: the end of the ring with the inner seat, followed by the outer unit. */
export const RING_END = CONTACT + SEAT.wall + 10
const OUTER_START = RING_END + 26

const BALANCE_RATIO = 0.73
const BAND_WIDTH = 24
const HOLDER_LENGTH: Record<Bellows['secondarySeals'], { single: number; tandem: number }> = {
  'o-ring': { single: 64, tandem: 54 },
  graphite: { single: 72, tandem: 70 },
}
const QUENCH_CHAMBER = 48
const BUSHING_LENGTH = 34

/** One rotating unit: the start of its holder, the start of its bellows, and its contact. */
export type Stage = { holder: number; bellows: number; contact: number }

export type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft, `Q(v)` from the part under the seal. */
export function dimensionsOf(parameters: Bellows) {
  const { arrangement, secondarySeals, convolutions, quench } = parameters
  const s = SHAFT_RADIUS.medium
  const base = arrangement === 'component' ? s : s + SLEEVE_THICKNESS
  const R = (v: number) => s + v
  const Q = (v: number) => base + v
  const isTandem = arrangement === 'tandem'
  const holder = HOLDER_LENGTH[secondarySeals]
  const length = convolutions * PITCH

  const inner: Stage = {
    holder: CONTACT - FACE_LENGTH - length - holder.single,
    bellows: CONTACT - FACE_LENGTH - length,
    contact: CONTACT,
  }
  const outer: Stage = {
    holder: OUTER_START,
    bellows: OUTER_START + holder.tandem,
    contact: OUTER_START + holder.tandem + length + FACE_LENGTH,
  }
  const wall = (isTandem ? outer : inner).contact + SEAT.wall
  const pocket = wall + QUENCH_CHAMBER
  const end = isTandem ? wall + 16 : quench ? pocket + BUSHING_LENGTH + 12 : wall + 62
  const collar = end + (isTandem ? 20 : 36)
  const b2 = outerRadius(Q(50))
  return {
    s,
    R,
    Q,
    base,
    inner,
    outer,
    /** Radii of the bellows; the mean is the hydraulic diameter. */
    bellows: { inner: Q(32), mean: Q(50), outer: Q(68) },
    b1: b2 - BAND_WIDTH,
    b2,
    seatOuter: b2 + 6,
    tail: b2 - 6,
    seatBore: Q(26),
    counterbore: b2 + 14,
    /** Tandem: bores of the barrier chamber and of the intermediate ring. */
    chamber: Q(104),
    ringBore: Q(114),
    bore: Q(102),
    casting: Q(180),
    wall,
    pocket,
    bushingEnd: pocket + BUSHING_LENGTH,
    end,
    collar,
    sleeveEnd: collar + 86,
    shaftEnd: arrangement === 'component' ? 610 : collar + 122,
  }
}

/** Outer radius of the contact band that gives the balance ratio for a bellows of this mean radius. */
function outerRadius(mean: number) {
  const half = BALANCE_RATIO * BAND_WIDTH
  return Math.round(half + Math.sqrt(half * half - half * BAND_WIDTH + mean * mean))
}
