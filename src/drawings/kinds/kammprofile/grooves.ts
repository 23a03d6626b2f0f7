import type { Point } from '../../model.ts'

/** DIN 2697 profile as its table gives it, in mm: grooves of 90°, flat crests. */
export const GROOVE = { pitch: 1, crest: 0.1, depth: 0.33 }
const ROOT = GROOVE.pitch - GROOVE.crest - 2 * GROOVE.depth

/** Half a crest, then groove, crest, groove… and half a crest: `[along, height under the crests]`. */
export function grooveProfile(count: number, unit: number): Point[] {
  const { pitch, crest, depth } = GROOVE
  const points: Point[] = [[0, 0]]
  for (let i = 0; i < count; i++) {
    const start = i * pitch + crest / 2
    points.push(
      [start, 0],
      [start + depth, -depth],
      [start + depth + ROOT, -depth],
      [start + 2 * depth + ROOT, 0],
    )
  }
  points.push([count * pitch, 0])
  return points.map(([along, height]): Point => [along * unit, height * unit])
}
