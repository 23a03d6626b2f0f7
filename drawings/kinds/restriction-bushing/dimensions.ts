import type { DrawingOf } from '../../kinds.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type RestrictionBushing = DrawingOf<'restriction-bushing'>

/** Radial clearance between shaft and bushing, drawn far wider than it is. */
export const CLEARANCE = 8
export const SHAFT_END = 612
/** Outer radius of the casting, from the shaft's surface. */
export const CASTING = 150
/** The axial pitch of packing rings, including the gap between two. */
export const RING_PITCH = 65

const BORE = 100
const PACKING_BORE = 64

/**
 * Start and end of the bushing along the axis; its outer radius, from the shaft's surface; the faces of the box and of
 * the gland; the throat's radius and end; the flush line's position.
 */
type Frame = readonly [
  start: number,
  end: number,
  outer: number,
  face: number,
  gland: number,
  throat: number,
  throatEnd: number,
  port: number,
]

const FRAMES: Record<Exclude<RestrictionBushing['place'], 'column-foot'>, Frame> = {
  'box-bottom': [140, 250, BORE, 372, 372, 40, 140, 300],
  'throat-insert': [94, 190, 86, 372, 372, 86, 190, 232],
  'throat-flange': [82, 192, 80, 372, 372, 80, 178, 232],
  adapter: [206, 308, BORE, 206, 396, 40, 140, 342],
}
const PACKED: Frame = [140, 250, PACKING_BORE, 462, 462, 30, 140, 204]
/** At the foot of a column there is no throat: the tube ends with the bushing. */
const COLUMN: Frame = [112, 222, PACKING_BORE, 560, 560, PACKING_BORE, 470, 0]

export type Dimensions = ReturnType<typeof dimensionsOf>

/** The dimensions that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ shaft, place, with: seal }: RestrictionBushing) {
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  const isPacked = seal === 'packing'
  const frame = place === 'column-foot' ? COLUMN : isPacked ? PACKED : FRAMES[place]
  const [start, end, outer, face, gland, throat, throatEnd, port] = frame
  const along = { start, end, face, gland, throatEnd, port }
  const bore = R(isPacked ? PACKING_BORE : BORE)
  return { ...along, outer, throat, s, R, isPacked, od: R(outer), bore }
}
