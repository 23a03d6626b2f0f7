import { reversed, type Point, type Segment, type Sheet } from '../kit.ts'

/** A bellows with U-shaped corrugations, cut, described by the middle of its wall. */
export type Corrugations = {
  start: number
  count: number
  /** A quarter of the pitch, which is the radius of crests and roots. */
  quarter: number
  /** Inner radius of the roots' wall, and height of the corrugations. */
  foot: number
  height: number
  /** Length of the cuff at each end. */
  cuff?: number
  /** Below the axis (-1), and the axis' height along the bellows if its ends are offset. */
  side?: 1 | -1
  axisAt?: (x: number) => number
}

/** Half the wall's thickness, much exaggerated. */
const BELLOWS_HALF = 2.5
const DEFAULT_CUFF = 20

export const bellowsEnd = ({ start, count, quarter }: Corrugations) => start + 4 * quarter * count

/** One face of the wall from cuff to cuff: `out` is 1 for the face away from the axis. */
export function bellowsFace(its: Corrugations, out: 1 | -1): Segment[] {
  const { start, count, quarter, foot, height, cuff = DEFAULT_CUFF, side = 1 } = its
  const axisAt = its.axisAt ?? (() => 0)
  const t = out * BELLOWS_HALF
  const middle = foot + BELLOWS_HALF
  const end = bellowsEnd(its)
  const at = (x: number, v: number): Point => [x, axisAt(x) + side * v]
  const turn = (to: Point, radius: number, isCrest: boolean): Segment => ({
    to,
    radius,
    large: false,
    clockwise: isCrest === side > 0,
  })
  const [crest, root] = [quarter + t, quarter - t]
  const [low, high] = [middle + quarter, middle + height - quarter]
  const waves = Array.from({ length: count }, (_, i): Segment[] => {
    const up = start + quarter + i * 4 * quarter
    const down = up + 2 * quarter
    const rise = [turn(at(up - t, low), root, false), at(up - t, high)]
    return [...rise, turn(at(down + t, high), crest, true), at(down + t, low)]
  })
  return [
    at(start - cuff, middle + t),
    at(start, middle + t),
    ...waves.flat(),
    turn(at(end, middle + t), root, false),
    at(end + cuff, middle + t),
  ]
}

/** The bellows' wall, cut. */
export function corrugatedBellows(sheet: Sheet, id: string, its: Corrugations) {
  const [outer, inner] = [bellowsFace(its, 1), bellowsFace(its, -1)]
  sheet.part(id, 'stationary', 'accent', [...outer, ...reversed(inner)], 'thin')
}

/** A point on a crest, counted from 0, for a callout; by default the middle one. */
export function crestDot(its: Corrugations, crest = Math.floor(its.count / 2)): Point {
  const { start, quarter, foot, height } = its
  return [start + (2 + 4 * crest) * quarter, foot + BELLOWS_HALF + height]
}
