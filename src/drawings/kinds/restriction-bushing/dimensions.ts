import type { DrawingOf } from '#schema/drawing.ts'
import { SHAFT_RADIUS } from '../../assemblies/stuffing-box.ts'

export type RestrictionBushing = DrawingOf<'restriction-bushing'>

/** Radial room between shaft and bushing, drawn far wider than it is. */
export const CLEARANCE = 8
export const SHAFT_END = 612
/** Outer radius of the casting, from the shaft's surface. */
export const CASTING = 150
/** Axial room of each packing ring, and the gap that parts two of them. */
export const RING_PITCH = 65

type Frame = {
  /** Ends of the bushing. */
  start: number
  end: number
  /** Its outer radius, from the shaft's surface. */
  outer: number
  /** Face of the box, and of the gland. */
  face: number
  gland: number
  throat: number
  throatEnd: number
  /** Where the flush line comes in. */
  port: number
}

const BORE = 100
const PACKING_BORE = 64

const FRAMES: Record<Exclude<RestrictionBushing['place'], 'column-foot'>, Frame> = {
  'box-bottom': {
    start: 140,
    end: 250,
    outer: BORE,
    face: 372,
    gland: 372,
    throat: 40,
    throatEnd: 140,
    port: 300,
  },
  'throat-insert': {
    start: 94,
    end: 190,
    outer: 86,
    face: 372,
    gland: 372,
    throat: 86,
    throatEnd: 190,
    port: 232,
  },
  'throat-flange': {
    start: 82,
    end: 192,
    outer: 80,
    face: 372,
    gland: 372,
    throat: 80,
    throatEnd: 178,
    port: 232,
  },
  adapter: {
    start: 206,
    end: 308,
    outer: BORE,
    face: 206,
    gland: 396,
    throat: 40,
    throatEnd: 140,
    port: 342,
  },
}

const PACKED: Frame = {
  start: 140,
  end: 250,
  outer: PACKING_BORE,
  face: 462,
  gland: 462,
  throat: 30,
  throatEnd: 140,
  port: 204,
}

/** At the foot of a column there is no throat: the tube ends with the bushing. */
const COLUMN: Frame = {
  start: 112,
  end: 222,
  outer: PACKING_BORE,
  face: 560,
  gland: 560,
  throat: PACKING_BORE,
  throatEnd: 470,
  port: 0,
}

export type Dimensions = ReturnType<typeof dimensionsOf>

/** Every number that several parts share. `R(v)` is `v` from the shaft's surface. */
export function dimensionsOf({ shaft, place, with: seal }: RestrictionBushing) {
  const s = SHAFT_RADIUS[shaft]
  const R = (v: number) => s + v
  const isPacked = seal === 'packing'
  const frame = place === 'column-foot' ? COLUMN : isPacked ? PACKED : FRAMES[place]
  return { ...frame, s, R, isPacked, od: R(frame.outer), bore: R(isPacked ? PACKING_BORE : BORE) }
}
