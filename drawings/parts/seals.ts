import { box, flatten, path, type Contact, type Point, type Segment, type Sheet } from '../kit.ts'

export const O_RING_RADIUS = 8
const GROOVE_HALF = 1.25
/** A squeezed ring, in radii: flat where it seals, bulging towards the groove's walls. */
const FLAT = 0.42
const BULGE = 1.06

/** The section of an O-ring pressed flat above and below. */
export function squeezed([x, r]: Point, radius: number): Segment[] {
  const flat = radius * FLAT
  const reach = flat + ((BULGE - FLAT) * radius) / 0.75
  return path`M${x - flat} ${r + radius} H${x + flat}
    C${x + reach} ${r + radius} ${x + reach} ${r - radius} ${x + flat} ${r - radius} H${x - flat}
    C${x - reach} ${r - radius} ${x - reach} ${r + radius} ${x - flat} ${r + radius}`
}

/** An O-ring in its groove; it fills the groove's height, and so seals there. */
export function oRing(sheet: Sheet, id: string, centre: Point, radius = O_RING_RADIUS) {
  const [x, r] = centre
  const half = radius * GROOVE_HALF
  const grooveOutline = box(x - half, x + half, r - radius, r + radius)
  sheet
    .part(`${id}-groove`, 'elastomer', 'unsectioned', grooveOutline, 'thin')
    .part(id, 'elastomer', 'elastomer', squeezed(centre, radius), 'thin')
    .anchor(id, centre)
}

/** A flat gasket, cut: solid ink. */
export function gasket(sheet: Sheet, id: string, x1: number, x2: number, r1: number, r2: number) {
  sheet.part(id, 'elastomer', 'elastomer', box(x1, x2, r1, r2), 'thin')
}

type FlexedLip = {
  /** The lip's left edge and its thickness where it leaves the body, at radius `top`. */
  root: number
  thickness: number
  top: number
  /** The radius of the surface on which it runs, and the distance of its tip towards the pressure. */
  tip: number
  reach: number
}

/** The share of the reach that is flat on the surface, and the thickness at the edge. */
const FLAT_SHARE = 0.56
const EDGE = 3.4
/** The chamfer where the underside leaves the surface, and air begins. */
const CHAMFER: Point = [1.2, 3]

/**
 * A polymer lip bent along its running surface towards the pressure, which presses it on: thin, tapered, and flat on
 * the surface over a length. `left` runs down to the tip, `right` back up; `middle` is inside it, where the media are
 * separated; `contact` is where it touches.
 */
export function flexedLip({ root, thickness, top, tip, reach }: FlexedLip) {
  const height = top - tip
  const from: Point = [root - reach, tip]
  const to: Point = [root - reach + reach * FLAT_SHARE, tip]
  const neck = root + thickness * 0.5
  const left = path`M${root} ${top}
    C${neck - 1} ${top - 0.42 * height} ${neck - 0.3 * reach} ${tip + EDGE + 4.5}
    ${from[0]} ${tip + EDGE} L${from}`
  const lift: Point = [to[0] + CHAMFER[0], tip + CHAMFER[1]]
  const right = path`M${to} L${lift}
    C${neck + 0.06 * reach} ${lift[1] + 0.5} ${neck + 4} ${top - 0.36 * height}
    ${root + thickness} ${top}`
  const upwards = flatten(left).toReversed()
  const under = flatten(right).slice(1)
  const inside = [
    [from[0] + 1, tip] as Point,
    ...under.map(([x, r], i): Point => {
      const [otherX, otherR] = upwards[i + 1] ?? [x, r]
      return [(x + otherX) / 2, (r + otherR) / 2]
    }),
  ]
  const middle: Point[] = [...inside, [root + thickness / 2, top]]
  return { left, right, middle, contact: { from, to } }
}

/** The radii of a contact band, and its balance radius. */
type Band = { b1: number; b2: number; balance: number }

/** The balance radius that exposes this share of the band's area to pressure from outside. */
export const balanceRadius = (b1: number, b2: number, ratio: number) =>
  Math.sqrt(b2 * b2 - ratio * (b2 * b2 - b1 * b1))

/** The same for pressure from inside. */
export const innerBalanceRadius = (b1: number, b2: number, ratio: number) =>
  Math.sqrt(b1 * b1 + ratio * (b2 * b2 - b1 * b1))

/** The contact of two faces: by default with the rotary one on the process side, and the process around them. */
export function facesMeet(
  sheet: Sheet,
  x: number,
  { b1, b2, balance }: Band,
  parts: Contact['parts'] = ['rotary-face', 'stationary-face'],
  media: Contact['media'] = ['atmosphere', 'process'],
) {
  sheet.contact({ from: [x, b1], to: [x, b2], parts, media, balanceRadius: balance })
}
