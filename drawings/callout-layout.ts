import { crosses, distanceToLine, edgesOf } from './geometry.ts'
import type { Box, Callout, Point } from './model.ts'
import type { View } from './views.ts'

export type CalloutRequest = { target: string; dot: Point; label: string }
type Obstacle = { x: number; half: number }
/** A place in the row: a balloon's if it has a request, otherwise an obstacle's. */
type Slot = Obstacle & { weight: number; request?: CalloutRequest }
type Pool = { sum: number; weight: number; members: { slot: Slot; offset: number }[] }
type Leader = { request: CalloutRequest; x: number }
type Drawn = Pick<Callout, 'dot' | 'balloon'>

type Row = {
  /** Its radius, and the horizontal extent of the sheet. */
  row: number
  left: number
  width: number
  /** Marks that reach up to the row, where no balloon may be. */
  keepClear?: readonly Obstacle[]
  /** Lettering and views that leaders may not cross, except a view that contains the leader's dot. */
  keepOff?: readonly View[]
}

const EDGE = 24
/** A balloon's radius is 15; the rest keeps balloons apart. */
const BALLOON_HALF = 21
/** Leaders lean outwards, so that none follows a vertical outline. */
const LEAN = 1.14
/** The distance of a leader from other leaders' dots; balloons are moved at random until all comply. */
const DOT_CLEARANCE = 8
const ATTEMPTS = 500
/** The largest random offsets, used in turn. */
const SHAKES = [24, 60, 12, 140, 36, 90] as const
const OBSTACLE_WEIGHT = 1e6
/** Two leaders closer than this must differ in direction by this many degrees. */
const LEADERS_NEAR = 18
const LEADERS_APART = 15
/** The weights of faults: a leader through another dot or lettering misleads; parallel leaders are hard to follow. */
const FAULTS = { dot: 40, lettering: 20 } as const

/**
 * Places one row of balloons, numbered from left to right, with straight leaders that do not cross. Each balloon gets
 * the free slot nearest to its preferred place; the assignment with the shortest total length never crosses. Preferred
 * places begin above the dots and are moved at random from the best result so far, until no leader misleads.
 */
export function placeCallouts(requests: readonly CalloutRequest[], place: Row): Callout[] {
  const mean = requests.reduce((sum, { dot }) => sum + dot[0], 0) / requests.length
  let wishes = requests.map(({ dot }) => mean + (dot[0] - mean) * LEAN)
  let callouts = placeWith(requests, place, wishes)
  let faults = lineFaults(callouts, place)
  const random = steadyRandom()
  for (let attempt = 1; faults > 0 && attempt < ATTEMPTS; attempt++) {
    const reach = SHAKES[attempt % SHAKES.length] ?? 0
    const shaken = wishes.map((wish) => wish + (random() - 0.5) * reach)
    const found = placeWith(requests, place, shaken)
    const left = lineFaults(found, place)
    if (left > faults) continue
    wishes = shaken
    callouts = found
    faults = left
  }
  return callouts
}

const lineFaults = (callouts: readonly Callout[], { keepOff = [] }: Row) =>
  FAULTS.dot * dotsRunOver(callouts) +
  FAULTS.lettering * crossed(callouts, keepOff).length +
  sideBySide(callouts).length

/** Leaders that run through lettering, or through a view other than the one that they point to. */
export const crossed = <Leading extends Drawn>(
  callouts: readonly Leading[],
  keepOff: readonly View[],
): Leading[] =>
  callouts.filter(({ dot, balloon }) =>
    keepOff.some(
      ({ bounds, outlines }) =>
        mayCross(bounds, dot, balloon) &&
        outlines.some((outline) => edgesOf(outline).some(([a, b]) => crosses(dot, balloon, a, b))),
    ),
  )

/** Whether a leader from outside may enter the box: a quick test before the exact one. */
const mayCross = ({ x1, x2, r1, r2 }: Box, dot: Point, balloon: Point) =>
  !(dot[0] > x1 && dot[0] < x2 && dot[1] > r1 && dot[1] < r2) &&
  Math.min(dot[0], balloon[0]) < x2 &&
  Math.max(dot[0], balloon[0]) > x1 &&
  Math.min(dot[1], balloon[1]) < r2 &&
  Math.max(dot[1], balloon[1]) > r1

/** Pairs of leaders that are close together and nearly parallel. */
export function sideBySide<Leading extends Drawn>(
  callouts: readonly Leading[],
): [Leading, Leading][] {
  return callouts.flatMap((a, i) =>
    callouts
      .slice(i + 1)
      .flatMap((b): [Leading, Leading][] =>
        gapOf(a, b) < LEADERS_NEAR && angleOf(a, b) < LEADERS_APART ? [[a, b]] : [],
      ),
  )
}

/** The distance of two leaders that do not cross: it occurs at one of the four ends. */
const gapOf = (a: Drawn, b: Drawn) =>
  Math.min(
    distanceToLine(a.dot, b.dot, b.balloon),
    distanceToLine(a.balloon, b.dot, b.balloon),
    distanceToLine(b.dot, a.dot, a.balloon),
    distanceToLine(b.balloon, a.dot, a.balloon),
  )

function angleOf(a: Drawn, b: Drawn): number {
  const way = ({ dot, balloon }: Drawn) => Math.atan2(balloon[1] - dot[1], balloon[0] - dot[0])
  const turn = Math.abs(way(a) - way(b)) % (2 * Math.PI)
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
}

/** The same numbers in every build (Lehmer's generator), so that a drawing never changes by itself. */
function steadyRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function placeWith(
  requests: readonly CalloutRequest[],
  { row, left, width, keepClear = [] }: Row,
  wishes: readonly number[],
): Callout[] {
  const slots = requests.map((request, i): Slot => ({
    request,
    x: wishes[i] ?? request.dot[0],
    half: BALLOON_HALF,
    weight: 1,
  }))
  const blocked = keepClear.map((obstacle): Slot => ({ ...obstacle, weight: OBSTACLE_WEIGHT }))
  const placed = spread(
    [...slots, ...blocked].sort((a, b) => a.x - b.x),
    [left + EDGE, left + width - EDGE],
  ).flatMap(({ request, x }): Leader[] => (request ? [{ request, x }] : []))
  return uncrossed(placed, row).map(({ request, x }, i) => ({
    ...request,
    number: i + 1,
    balloon: [x, row],
  }))
}

const dotsRunOver = (callouts: readonly Callout[]): number =>
  callouts.reduce(
    (sum, { dot, balloon }) =>
      sum +
      callouts.filter((o) => o.dot !== dot && distanceToLine(o.dot, dot, balloon) < DOT_CLEARANCE)
        .length,
    0,
  )

/** The least-squares places that keep every pair apart (pool adjacent violators), inside the sheet. */
function spread(slots: readonly Slot[], [first, end]: readonly [number, number]): Slot[] {
  let offset = 0
  let previousHalf = 0
  const pools: Pool[] = []
  for (const slot of slots) {
    offset += pools.length > 0 ? previousHalf + slot.half : 0
    previousHalf = slot.half
    let pool: Pool = {
      sum: (slot.x - offset) * slot.weight,
      weight: slot.weight,
      members: [{ slot, offset }],
    }
    for (let last = pools.at(-1); last && meanOf(last) > meanOf(pool); last = pools.at(-1)) {
      pools.pop()
      pool = {
        sum: last.sum + pool.sum,
        weight: last.weight + pool.weight,
        members: [...last.members, ...pool.members],
      }
    }
    pools.push(pool)
  }
  const last = end - offset
  return pools.flatMap((pool) =>
    pool.members.map((member) => ({
      ...member.slot,
      x: Math.min(Math.max(meanOf(pool), first), last) + member.offset,
    })),
  )
}

const meanOf = ({ sum, weight }: Pool) => sum / weight

/** Swaps the balloons of crossing leaders. Each swap shortens both, so this ends with none crossing. */
function uncrossed(placed: readonly Leader[], row: number): Leader[] {
  for (const [i, a] of placed.entries()) {
    for (const [j, b] of placed.entries()) {
      if (j <= i || !crosses(a.request.dot, [a.x, row], b.request.dot, [b.x, row])) continue
      const swapped = placed
        .with(i, { ...a, request: b.request })
        .with(j, { ...b, request: a.request })
      return uncrossed(swapped, row)
    }
  }
  return [...placed]
}
