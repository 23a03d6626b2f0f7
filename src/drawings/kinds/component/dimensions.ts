import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'
import { balanceRadius } from '../../parts/face-pair.ts'

export type Component = DrawingOf<'component'>

/** Where faces meet: common to all cards of the category. */
export const CONTACT = 500

const BALANCE_RATIO = 0.77
/** Of a seal inside the box, from the contact: negative is towards the impeller. */
const LENGTHS = {
  inside: {
    start: -190,
    channel: -134,
    leg: -52,
    shoulder: -34,
    skirt: -42,
    oRing: -64,
    tail: -92,
  },
  'inside-short': {
    start: -116,
    channel: -88,
    leg: -36,
    shoulder: -24,
    skirt: -30,
    oRing: -45,
    tail: -56,
  },
} as const
/** The set screw from the holder's start, the static O-ring from the channel, depth of the springs' blind holes. */
const HOLDER = {
  inside: { screw: 17, oRing: 22, hole: 22 },
  'inside-short': { screw: 14, oRing: 20, hole: 0 },
} as const

export type InsideForm = keyof typeof LENGTHS
export type InsideDimensions = ReturnType<typeof insideDimensions>

/** Every number that several parts of an inside seal share. `R(v)` is `v` from the shaft's surface. */
export function insideDimensions({ shaft, seat }: Component, form: InsideForm) {
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  const [b1, b2] = [R(52), R(78)]
  const at = LENGTHS[form]
  const start = CONTACT + at.start
  const channel = CONTACT + at.channel
  const heel = b2 - 14
  return {
    s,
    R,
    b1,
    b2,
    balance: Math.round(balanceRadius(b1, b2, BALANCE_RATIO)),
    /** Along the axis: holder and face. */
    start,
    screw: start + HOLDER[form].screw,
    channel,
    hole: channel - HOLDER[form].hole,
    holderORing: channel + HOLDER[form].oRing,
    leg: CONTACT + at.leg,
    shoulder: CONTACT + at.shoulder,
    skirt: CONTACT + at.skirt,
    oRing: CONTACT + at.oRing,
    tail: CONTACT + at.tail,
    holderTop: b2 + 10,
    /** The seat and the cover that holds it. */
    boxFace: CONTACT + 14,
    wall: CONTACT + (seat === 'din' ? 54 : 48),
    end: CONTACT + 106,
    seatOuter: b2 + 6,
    seatBore: R(30),
    heel,
    bore: R(108),
    casting: R(172),
  }
}

export type OutsideDimensions = ReturnType<typeof outsideDimensions>

/** The same for an outside seal, which the fluid loads from within. */
export function outsideDimensions({ shaft }: Component) {
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  return {
    s,
    R,
    b1: R(5),
    b2: R(28),
    /** Radius of the counterbore in which the dynamic O-ring works. */
    balance: R(22),
    boxFace: CONTACT - 72,
    faceEnd: CONTACT + 66,
    plateEnd: CONTACT + 80,
    clamp: CONTACT + 142,
    clampEnd: CONTACT + 208,
    bore: R(44),
    casting: R(164),
  }
}
