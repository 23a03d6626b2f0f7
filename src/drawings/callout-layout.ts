import { crosses, distanceToLine } from './geometry.ts'
import type { Callout, Point } from './model.ts'

export type CalloutRequest = { target: string; dot: Point; label: string }
type Obstacle = { x: number; half: number }
/** A place in the row: a balloon's if it has a request, else taken by something else. */
type Slot = Obstacle & { weight: number; request?: CalloutRequest }
type Pool = { sum: number; weight: number; members: { slot: Slot; offset: number }[] }
type Leader = { request: CalloutRequest; x: number }

const EDGE = 24
const SHEET_WIDTH = 960
/** Balloons stand 15 in radius; this leaves air between two. */
const BALLOON_HALF = 21
/** Leaders lean outwards, so that none runs along an upright outline. */
const LEAN = 1.14
/** A leader keeps this far from the dots of others; balloons are shaken until all do. */
const DOT_CLEARANCE = 8
const ATTEMPTS = 240
const REACH_GROWTH = 0.7
const OBSTACLE_WEIGHT = 1e6

/**
 * One row of balloons above the drawing, numbered from left to right, leaders straight and uncrossed.
 * Slots are the closest to the dots that leave room; the assignment of shortest total length never crosses.
 */
export function placeCallouts(
  requests: readonly CalloutRequest[],
  row: number,
  obstacles: readonly Obstacle[] = [],
): Callout[] {
  let best: { callouts: Callout[]; faults: number } | undefined
  const random = steadyRandom()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reach = attempt * REACH_GROWTH
    const callouts = placeWith(
      requests,
      row,
      obstacles,
      ({ dot }, mean) => mean + (dot[0] - mean) * LEAN + (random() - 0.5) * reach,
    )
    const faults = dotsRunOver(callouts)
    if (faults === 0) return callouts
    if (!best || faults < best.faults) best = { callouts, faults }
  }
  return best?.callouts ?? []
}

/** The same numbers at every build (Lehmer's generator): a drawing never changes by itself. */
function steadyRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function placeWith(
  requests: readonly CalloutRequest[],
  row: number,
  obstacles: readonly Obstacle[],
  wish: (request: CalloutRequest, mean: number) => number,
): Callout[] {
  const mean = requests.reduce((sum, { dot }) => sum + dot[0], 0) / requests.length
  const wishes = requests.map((request): Slot => ({
    request,
    x: wish(request, mean),
    half: BALLOON_HALF,
    weight: 1,
  }))
  const blocked = obstacles.map((obstacle): Slot => ({ ...obstacle, weight: OBSTACLE_WEIGHT }))
  const placed = spread([...wishes, ...blocked].sort((a, b) => a.x - b.x)).flatMap(
    ({ request, x }): Leader[] => (request ? [{ request, x }] : []),
  )
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

/** Least-squares places that keep every pair apart (pool adjacent violators), kept inside the sheet. */
function spread(slots: readonly Slot[]): Slot[] {
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
    for (let last = pools.at(-1); last && placeOf(last) > placeOf(pool); last = pools.at(-1)) {
      pools.pop()
      pool = {
        sum: last.sum + pool.sum,
        weight: last.weight + pool.weight,
        members: [...last.members, ...pool.members],
      }
    }
    pools.push(pool)
  }
  const last = SHEET_WIDTH - EDGE - offset
  return pools.flatMap((pool) =>
    pool.members.map((member) => ({
      ...member.slot,
      x: Math.min(Math.max(placeOf(pool), EDGE), last) + member.offset,
    })),
  )
}

const placeOf = ({ sum, weight }: Pool) => sum / weight

/** Swapping the balloons of two crossing leaders shortens both, so this ends, and ends uncrossed. */
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
