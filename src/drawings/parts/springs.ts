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

/**
 * A coil spring along the axis, as ISO 2162-1 simplifies it. Springs are never cut.
 * `middle` lies on its wire, halfway along a strand near the middle.
 */
export function coilSpring(sheet: Sheet, id: string, room: Room, turns = 4) {
  const [x1, x2] = [room.x1 + INSET, room.x2 - INSET]
  sheet.line(zigzag({ ...room, x1, x2 }, turns), { id, weight: 'spring' })
  const strand = (x2 - x1) / (turns * 2)
  const middle: Point = [x1 + strand * (turns + 0.5), (room.r1 + room.r2) / 2]
  return { middle }
}

/** A wave spring seen on edge: crests touch one wall, troughs the other. */
export function waveSpring(sheet: Sheet, id: string, { x1, x2, r1, r2 }: Room, waves = 2) {
  const step = (r2 - r1) / (waves * 2)
  const strand = (left: number, right: number): Segment[] => {
    const path: Segment[] = [[left, r1]]
    for (let i = 0; i < waves * 2; i++) {
      const from = i % 2 ? right : left
      const to = i % 2 ? left : right
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
  const middle = (x1 + x2) / 2
  sheet.line(strand(x1 + INSET, middle), { id, weight: 'spring' })
  sheet.line(strand(x2 - INSET, middle), { weight: 'spring' })
  return { middle: [(x1 + INSET + middle) / 2, r1 + step / 2] as Point }
}
