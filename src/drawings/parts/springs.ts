import type { Point, Segment } from '../model.ts'
import type { Sheet } from '../sheet.ts'

type Room = { x1: number; x2: number; r1: number; r2: number }

/** Keeps the wire's thickness off the walls. */
const INSET = 1.5

/** Points that go to and fro between two radii. */
export function zigzag({ x1, x2, r1, r2 }: Room, turns: number): Point[] {
  return Array.from({ length: turns * 2 + 1 }, (_, i): Point => [
    x1 + ((x2 - x1) * i) / (turns * 2),
    i % 2 ? r2 : r1,
  ])
}

/** Half of the wire's thickness: it stays off the walls. */
const WIRE_HALF = 2.2
/** Fewer turns do not read as a coil, however small its room. */
export const LEAST_TURNS = 4
/** Where coils are nearer to each other, or lower, a round wire's two edges would run together. */
const LEAST_PITCH = 6.5
const LEAST_HEIGHT = 12

/**
 * A coil spring along the axis, seen from outside: strands in front as round wire, or as one stroke where room is
 * small, those behind as thin lines. Springs are never cut. `middle` lies on a strand behind, near the middle, halfway
 * along it.
 */
export function coilSpring(sheet: Sheet, id: string, room: Room, turns = LEAST_TURNS) {
  const [x1, x2] = [room.x1 + WIRE_HALF, room.x2 - WIRE_HALF]
  const [r1, r2] = [room.r1 + WIRE_HALF, room.r2 - WIRE_HALF]
  const coils = Math.max(LEAST_TURNS, Math.min(turns, Math.floor((x2 - x1) / LEAST_PITCH)))
  const strand = (x2 - x1) / (coils * 2)
  const isSmall = r2 - r1 < LEAST_HEIGHT || strand * 2 < LEAST_PITCH
  sheet.line(zigzag({ x1, x2, r1, r2 }, coils), { id, weight: isSmall ? 'hatch' : 'thin' })
  for (let i = 0; i < coils; i++) {
    const x = x1 + 2 * i * strand
    sheet.line(
      [
        [x, r1],
        [x + strand, r2],
      ],
      { weight: isSmall ? 'spring' : 'wire' },
    )
  }
  const at = 2 * Math.floor(coils / 2) - 0.5
  const middle: Point = [x1 + strand * at, (r1 + r2) / 2]
  return { middle }
}

/** Rings of a wave spring, one on the other, and how far apart they lie at most. */
export const RINGS = 3
const RING_PITCH = 6

/** A wave spring seen on edge: rings of flat wire, one on the other, bent alike to and fro between the walls. */
export function waveSpring(sheet: Sheet, id: string, { x1, x2, r1, r2 }: Room, waves = 2) {
  const step = (r2 - r1) / (waves * 2)
  const width = x2 - x1 - 2 * INSET
  const pitch = Math.min(RING_PITCH, width / (RINGS + 1))
  const swing = width - pitch * (RINGS - 1)
  const ring = (left: number): Segment[] => {
    const path: Segment[] = [[left, r1]]
    for (let i = 0; i < waves * 2; i++) {
      const [from, to] = i % 2 ? [left + swing, left] : [left, left + swing]
      const r = r1 + i * step
      path.push({
        to: [to, r + step],
        via: [
          [from, r + step / 2],
          [to, r + step / 2],
        ],
      })
    }
    return path
  }
  for (let i = 0; i < RINGS; i++) {
    const left = x1 + INSET + i * pitch
    sheet.line(ring(left), { ...(i === 0 && { id }), weight: 'spring' })
  }
  return { middle: [x1 + INSET + swing / 2, r1 + step / 2] as Point }
}
