import { crosses, distanceToLine } from './geometry.ts'
import type { Callout, Point } from './model.ts'

export type CalloutRequest = { target: string; dot: Point; label: string }
type Obstacle = { x: number; half: number }
type Slot = { x: number; half: number; weight: number; isBalloon: boolean }

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
  const ordered = requests
    .map((request) => ({ request, x: wish(request, mean) }))
    .sort((a, b) => a.x - b.x)
  const slots = [
    ...ordered.map(({ x }) => ({ x, half: BALLOON_HALF, weight: 1, isBalloon: true })),
    ...obstacles.map(({ x, half }) => ({ x, half, weight: OBSTACLE_WEIGHT, isBalloon: false })),
  ].sort((a, b) => a.x - b.x)
  const xs = spread(slots).filter((_, i) => slots[i]!.isBalloon)
  const matched = ordered.map(({ request }) => request)
  uncross(matched, xs, row)
  return matched.map((request, i) => ({ ...request, number: i + 1, balloon: [xs[i]!, row] }))
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
function spread(slots: readonly Slot[]): number[] {
  const offsets: number[] = []
  slots.forEach((slot, i) => {
    const before = slots[i - 1]
    offsets.push(before ? offsets[i - 1]! + before.half + slot.half : 0)
  })
  const pools: { sum: number; weight: number; size: number }[] = []
  slots.forEach((slot, i) => {
    pools.push({ sum: (slot.x - offsets[i]!) * slot.weight, weight: slot.weight, size: 1 })
    for (;;) {
      const last = pools.at(-1)!
      const previous = pools.at(-2)
      if (!previous || previous.sum / previous.weight <= last.sum / last.weight) break
      pools.splice(-2, 2, {
        sum: previous.sum + last.sum,
        weight: previous.weight + last.weight,
        size: previous.size + last.size,
      })
    }
  })
  const width = offsets.at(-1)!
  const first = EDGE
  const last = SHEET_WIDTH - EDGE - width
  return pools
    .flatMap(({ sum, weight, size }) => Array.from({ length: size }, () => sum / weight))
    .map((x, i) => Math.min(Math.max(x, first), last) + offsets[i]!)
}

/** Swapping two crossing leaders shortens both, so this ends, and ends uncrossed. */
function uncross(ordered: CalloutRequest[], xs: readonly number[], row: number) {
  for (let changed = true; changed;) {
    changed = false
    for (let i = 0; i < ordered.length; i++) {
      for (let j = i + 1; j < ordered.length; j++) {
        const a = ordered[i]!
        const b = ordered[j]!
        if (!crosses(a.dot, [xs[i]!, row], b.dot, [xs[j]!, row])) continue
        ordered[i] = b
        ordered[j] = a
        changed = true
      }
    }
  }
}
