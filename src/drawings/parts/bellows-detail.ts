import { distance } from '../geometry.ts'
import type { Medium, Point } from '../model.ts'
import type { Sheet } from '../sheet.ts'

type BellowsDetail = {
  centre: Point
  radius: number
  /** As drawn there: one convolution's length and the plates' height, before `ratio` enlarges them. */
  pitch: number
  height: number
  ratio: number
  /** Outside and inside the bellows. */
  media: readonly [outer: Medium, inner: Medium]
}

const RIM = 6
const PLATE_HALF = 3
const BEAD_RADIUS = 6
const STEPS = 8
/** Plates are pressed with a ripple, so that they nest when the bellows is squeezed. */
const RIPPLE = 0.16

/** An enlarged piece of a welded bellows in a circle: plates, beads of weld, fluid outside and inside. */
export function bellowsDetail(sheet: Sheet, detail: BellowsDetail) {
  const { centre, radius, media } = detail
  const [cx, cr] = centre
  const reach = radius - RIM
  const plates = platesInside(detail, reach)
  const path = plates.flatMap((plate, i) => (i === 0 ? plate : plate.slice(1)))
  const [from, to] = [path[0] ?? centre, path.at(-1) ?? centre]
  const arc = { to: from, radius: reach }
  sheet
    .part('detail', 'fastener', 'unsectioned', { centre, radius })
    .medium(media[0], [...path, { ...arc, large: to[1] < cr, clockwise: false }])
    .medium(media[1], [...path, { ...arc, large: to[1] > cr, clockwise: true }])
  plates.forEach((plate, i) => {
    const [left, right] = [-PLATE_HALF, PLATE_HALF].map((aside) =>
      plate.map(([x, r]): Point => [x + aside, r]),
    )
    const detailPlate = [...(left ?? []), ...(right ?? []).toReversed()]
    sheet.part(`detail-plate-${i}`, 'rotating', 'plate', detailPlate, 'thin')
  })
  for (const tip of plates.slice(1).map(([first]) => first ?? centre)) {
    const detailBead = { centre: tip, radius: BEAD_RADIUS }
    sheet.part(`detail-bead-${Math.round(tip[0] - cx)}`, 'rotating', 'outside', detailBead, 'thin')
  }
}

/** The middle lines of the plates, left to right; the outermost are cut off at `reach` from the centre. */
function platesInside({ centre, pitch, height, ratio }: BellowsDetail, reach: number): Point[][] {
  const half = (pitch * ratio) / 2
  const tall = height * ratio
  const tips = Math.floor(Math.sqrt(reach * reach - (tall * tall) / 4) / half)
  return Array.from({ length: 2 * tips + 2 }, (_, n) => {
    const i = n - tips - 1
    const isRising = i % 2 !== 0
    const plate = Array.from({ length: STEPS + 1 }, (__, k): Point => {
      const t = k / STEPS
      const rise = isRising ? t : 1 - t
      const ripple = half * RIPPLE * Math.sin(2 * Math.PI * rise)
      return [centre[0] + half * (i + t) + ripple, centre[1] + tall * (rise - 0.5)]
    })
    return cutAt(plate, centre, reach)
  })
}

/** The part of a line within `reach` of the centre, ending on that circle. */
function cutAt(points: readonly Point[], centre: Point, reach: number): Point[] {
  return points.flatMap((point, i): Point[] => {
    if (distance(point, centre) <= reach) return [point]
    const neighbour = [points[i - 1], points[i + 1]].find((p) => p && distance(p, centre) <= reach)
    if (!neighbour) return []
    const t = within(point, neighbour, centre, reach)
    return [[point[0] + t * (neighbour[0] - point[0]), point[1] + t * (neighbour[1] - point[1])]]
  })
}

/** How far from `outside` towards `inside` the circle lies, from 0 to 1. */
function within(outside: Point, inside: Point, centre: Point, reach: number) {
  let [low, high] = [0, 1]
  for (let i = 0; i < 16; i++) {
    const t = (low + high) / 2
    const point: Point = [
      outside[0] + t * (inside[0] - outside[0]),
      outside[1] + t * (inside[1] - outside[1]),
    ]
    if (distance(point, centre) > reach) low = t
    else high = t
  }
  return high
}
