import type { Placing } from '../frame.ts'
import { box, polyline, type Medium, type Point, type Sheet } from '../kit.ts'

/** A part of a groove's floor, ordered from the pressure side: its length, and its depth from the sealing face. */
export type Step = { length: number; depth: number }
/** A groove for a ring, with its start along the axis. */
export type Groove = { x: number; steps: readonly Step[] }
/** The face with the grooves: its clearance from the sliding part, and the radius at a depth. */
type GroovedFace = { clearance: number; at: (depth: number) => number }

export const grooveLength = (steps: readonly Step[]) =>
  steps.reduce((sum, { length }) => sum + length, 0)

/** Each step with its two ends along the axis. */
const placedSteps = ({ x, steps }: Groove) =>
  steps.map(({ length, depth }, i) => {
    const x1 = x + grooveLength(steps.slice(0, i))
    return { x1, x2: x1 + length, depth }
  })

/** The corners of the face from the first groove's edge to the last one's, left to right. */
export const groovedFace = (grooves: readonly Groove[], { clearance, at }: GroovedFace): Point[] =>
  grooves.flatMap((groove): Point[] => {
    const floor = placedSteps(groove).flatMap(
      ({ x1, x2, depth }) => polyline`M${x1} ${at(depth)} H${x2}`,
    )
    const end = groove.x + grooveLength(groove.steps)
    return [[groove.x, at(clearance)], ...floor, [end, at(clearance)]]
  })

/** Fluid in the grooves before `end`. */
export function filledGrooves(
  sheet: Sheet,
  grooves: readonly Groove[],
  { at }: Pick<GroovedFace, 'at'>,
  { medium, end }: { medium: Medium; end: number },
) {
  for (const { x1, x2, depth } of grooves.filter(({ x }) => x < end).flatMap(placedSteps)) {
    sheet.medium(medium, box(x1, x2, at(0), at(depth)))
  }
}

/**
 * How a ring's own coordinates `[u, v]` (from its pressure side, and from its sealing face) are placed on the sheet:
 * above a rod, below a bore, or left of an upright face.
 */
export const SEATED = {
  rod: {},
  bore: { turn: 180, mirror: true },
  face: { turn: -90, mirror: true },
} as const satisfies Record<string, Placing>

type RingContact = {
  from: number
  to: number
  /** 0 on the sealing face, otherwise the depth of the groove's floor. */
  v: number
  /** The part that the ring touches there. */
  against: string
  media?: readonly [Medium, Medium]
}

/** The contact of the ring `id` with its counterpart, on the sheet placed on its groove. */
export const ringContact = (on: Sheet, id: string, { from, to, v, against, media }: RingContact) =>
  on.contact({
    from: [from, v],
    to: [to, v],
    parts: v === 0 ? [id, against] : [against, id],
    ...(media && { media }),
  })
