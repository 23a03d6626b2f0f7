import { box, isPoint } from '../geometry.ts'
import type { Medium, Point, Segment } from '../model.ts'
import type { Sheet } from '../sheet.ts'

/**
 * Where a seal's section stands: its sealing face on the rod below it, on the bore above it, or on the
 * upright face left of it. A section is told as `[u, v]`: `u` from its pressure side towards its heel,
 * `v` away from its sealing face.
 */
export type Seat = { x: number; r: number; slidesOn: 'rod' | 'bore' | 'face'; scale?: number }

export function seatedPoint({ x, r, slidesOn, scale = 1 }: Seat, [u, v]: Point): Point {
  if (slidesOn === 'face') return [x + v * scale, r + u * scale]
  return [x + u * scale, r + (slidesOn === 'rod' ? v : -v) * scale]
}

export const seatedSection = (seat: Seat, section: readonly Segment[]): Segment[] =>
  section.map((segment): Segment => {
    if (isPoint(segment)) return seatedPoint(seat, segment)
    const to = seatedPoint(seat, segment.to)
    if ('via' in segment) {
      const [a, b] = segment.via
      return { to, via: [seatedPoint(seat, a), seatedPoint(seat, b)] }
    }
    const isTurned = seat.slidesOn !== 'rod'
    return {
      ...segment,
      to,
      radius: segment.radius * (seat.scale ?? 1),
      clockwise: segment.clockwise !== isTurned,
    }
  })

/** The same strokes from their end to their start. */
export function reversed(path: readonly Segment[]): Segment[] {
  const ends = path.map((segment): Point => (isPoint(segment) ? segment : segment.to))
  return path
    .map((_, i): Segment => {
      const next = path[i + 1]
      const to = ends[i] ?? [0, 0]
      if (next === undefined || isPoint(next)) return to
      if ('via' in next) return { to, via: [next.via[1], next.via[0]] }
      return { ...next, to, clockwise: !next.clockwise }
    })
    .reverse()
}

/** A box between two corners of a section. */
export const seatedBox = (seat: Seat, u1: number, u2: number, v1: number, v2: number): Point[] =>
  box(u1, u2, v1, v2).map((corner) => seatedPoint(seat, corner))

type SeatedContact = {
  /** Along the section, and its distance from the sealing face: 0, or the depth of the groove's floor. */
  from: number
  to: number
  v: number
  /** What the section touches there. */
  against: string
  media: readonly [Medium, Medium]
}

/** Where the section `id` touches what it seals against. */
export function seatedContact(sheet: Sheet, seat: Seat, id: string, contact: SeatedContact) {
  const { from, to, v, against, media } = contact
  const isAbove = (seat.slidesOn === 'rod') === (v === 0)
  sheet.contact({
    from: seatedPoint(seat, [from, v]),
    to: seatedPoint(seat, [to, v]),
    parts: isAbove ? [id, against] : [against, id],
    media,
  })
}
