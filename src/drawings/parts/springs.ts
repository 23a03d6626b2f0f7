import type { Point, Segment } from '../model.ts'
import type { Sheet } from '../sheet.ts'

type Room = { x1: number; x2: number; r1: number; r2: number }

/** Points that go to and fro between two radii. */
export function zigzag({ x1, x2, r1, r2 }: Room, turns: number): Point[] {
  return Array.from({ length: turns * 2 + 1 }, (_, i): Point => [
    x1 + ((x2 - x1) * i) / (turns * 2),
    i % 2 ? r2 : r1,
  ])
}

/** A coil spring along the axis, as ISO 2162-1 simplifies it. Springs are never cut. */
export function coilSpring(sheet: Sheet, id: string, room: Room, turns = 4) {
  const inset = 1.5
  sheet.line(zigzag({ ...room, x1: room.x1 + inset, x2: room.x2 - inset }, turns), {
    id,
    weight: 'spring',
  })
  return { middle: springMiddle(room, turns, inset) }
}

/** Halfway along the strand nearest the middle: where a callout's dot touches the wire. */
function springMiddle(room: Room, turns: number, inset: number): Point {
  const points = zigzag({ ...room, x1: room.x1 + inset, x2: room.x2 - inset }, turns)
  const a = points[turns]!
  const b = points[turns + 1]!
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** A wave spring seen on edge: crests touch one wall, troughs the other. */
export function waveSpring(sheet: Sheet, id: string, { x1, x2, r1, r2 }: Room, waves = 2) {
  const inset = 1.5
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
  sheet.line(strand(x1 + inset, middle), { id, weight: 'spring' })
  sheet.line(strand(x2 - inset, middle), { weight: 'spring' })
  return { middle: [(x1 + inset + middle) / 2, r1 + step / 2] as Point }
}

/** A welded metal bellows: thin plates joined in turn at their inner and outer edges. */
export function metalBellows(sheet: Sheet, id: string, room: Room, plates: number) {
  const path = zigzag(room, plates)
  sheet.line(path, { weight: 'contact' }).line(path, { id, weight: 'spring', tone: 'accent' })
  return { path }
}
