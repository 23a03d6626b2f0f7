import { boundsOf, box, contains, flatten, movedPath } from './geometry.ts'
import type { Box, Mark, Medium, Outline, PartMark, Point } from './model.ts'

/** The order of pressure: barrier fluid and gas are above the process. */
const RANK: Record<Medium, number> = { barrier: 3, gas: 3, process: 2, atmosphere: 1 }
const STEP = 2
const REACH = 700
/** How far from a joint its two parts are looked up. */
const ASIDE = 0.8
/** The ring's shift to the far wall, as a share of the groove's half. */
const SHIFT = 0.15

type Solid = { mark: Mark; bounds: Box; polygon: Point[] }

const isGroove = (mark: PartMark) => mark.role === 'elastomer' && mark.id.endsWith('-groove')

/** Moves O-rings to the groove wall away from the pressure, and draws the fluid that presses them. */
export function pressORings(marks: readonly Mark[]): Mark[] {
  if (!marks.some((mark) => mark.type === 'part' && isGroove(mark))) return [...marks]
  const solids = marks.flatMap((mark): Solid[] => {
    if (mark.type !== 'part' && mark.type !== 'medium') return []
    const polygon = flatten(mark.outline)
    return [{ mark, polygon, bounds: boundsOf(polygon) }]
  })
  let pressed: { by: Pressure; groove: PartMark } | undefined
  return marks.flatMap((mark): Mark[] => {
    if (mark.type !== 'part') return [mark]
    if (isGroove(mark)) {
      const by = pressureOn(mark, solids)
      pressed = by && { by, groove: mark }
      return by ? [mark, fluidBefore(mark, by)] : [mark]
    }
    if (!pressed) return [mark]
    const { by, groove } = pressed
    pressed = undefined
    return [{ ...mark, outline: shifted(mark.outline, by, groove) }]
  })
}

/** The fluid in the half of a groove that is open to the pressure; the ring covers the other half. */
function fluidBefore({ outline, scope }: PartMark, { way, medium, isUpright }: Pressure): Mark {
  const { x1, x2, r1, r2 } = boundsOf(flatten(outline))
  const half = (low: number, high: number): [number, number] =>
    way < 0 ? [low, (low + high) / 2] : [(low + high) / 2, high]
  return {
    type: 'medium',
    scope,
    medium,
    outline: isUpright ? box(x1, x2, ...half(r1, r2)) : box(...half(x1, x2), r1, r2),
  }
}

type Pressure = { way: 1 | -1; medium: Medium; isUpright: boolean }

/** The side from which a ring is pressed: from its groove along the joint to the first open space. */
function pressureOn(groove: PartMark, solids: readonly Solid[]): Pressure | undefined {
  const { x1, x2, r1, r2 } = boundsOf(flatten(groove.outline))
  const isUpright = r2 - r1 > x2 - x1
  const [low, high] = isUpright ? [x1, x2] : [r1, r2]
  const [start, end] = isUpright ? [r1, r2] : [x1, x2]
  const found = ([-1, 1] as const).map((way) => {
    let nearest: { medium: Medium; at: number } | undefined
    for (const joint of [low, high]) {
      const along =
        (aside: number) =>
        (distance: number): Point => {
          const place = way < 0 ? start - distance : end + distance
          return isUpright ? [joint + aside, place] : [place, joint + aside]
        }
      const sides = [-ASIDE, ASIDE].map((aside) => topAt(solids, along(aside)(STEP)))
      // Within one part there is no joint through which fluid could come.
      if (sides[0] && sides[0] === sides[1]) continue
      for (const aside of [-ASIDE, ASIDE]) {
        const hit = firstSpace(solids, along(aside))
        if (hit && (!nearest || hit.at < nearest.at)) nearest = hit
      }
    }
    return nearest?.medium
  })
  const [before, after] = found
  if (!before || !after || RANK[before] === RANK[after]) return undefined
  return RANK[before] > RANK[after]
    ? { way: -1, medium: before, isUpright }
    : { way: 1, medium: after, isUpright }
}

function firstSpace(solids: readonly Solid[], at: (along: number) => Point) {
  for (let along = STEP; along < REACH; along += STEP) {
    const point = at(along)
    const top = topAt(solids, point)
    if (!top) return { medium: 'atmosphere' as const, at: along }
    if (top.type === 'medium') return { medium: top.medium, at: along }
    if (top.type === 'part' && top.role === 'elastomer') return undefined
  }
  return undefined
}

function topAt(solids: readonly Solid[], point: Point): Mark | undefined {
  const [x, r] = point
  return solids.findLast(
    ({ bounds: b, polygon }) =>
      x >= b.x1 && x <= b.x2 && r >= b.r1 && r <= b.r2 && contains(polygon, point),
  )?.mark
}

function shifted(outline: Outline, { way, isUpright }: Pressure, groove: PartMark): Outline {
  if ('centre' in outline) return outline
  const { x1, x2, r1, r2 } = boundsOf(flatten(groove.outline))
  const by = -way * SHIFT * ((isUpright ? r2 - r1 : x2 - x1) / 2)
  const move = ([x, r]: Point): Point => (isUpright ? [x, r + by] : [x + by, r])
  return movedPath(outline, move)
}
