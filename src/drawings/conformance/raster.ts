import { flatten, spansAt } from '../geometry.ts'
import type { Box, DrawingLayout, Medium, Point } from '../model.ts'

const MEDIA: readonly Medium[] = ['atmosphere', 'process', 'barrier', 'gas']
const SOLID = 255

/** The half above the axis in cells of one unit: solid, or filled with the medium painted last. */
export type Raster = {
  width: number
  height: number
  at: (x: number, r: number) => Medium | 'solid'
}

export function rasterOf({ width, axis, marks }: DrawingLayout): Raster {
  const height = axis
  const cells = new Uint8Array(width * height)
  for (const mark of marks) {
    if (mark.type !== 'part' && mark.type !== 'medium') continue
    const value = mark.type === 'part' ? SOLID : MEDIA.indexOf(mark.medium)
    const polygon = flatten(mark.outline)
    const xs = polygon.map(([x]) => x)
    const last = Math.min(width - 1, Math.ceil(Math.max(...xs)))
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= last; x++) {
      for (const [low, high] of spansAt(polygon, x + 0.5)) {
        const from = Math.max(0, Math.round(low))
        const to = Math.min(height, Math.round(high))
        for (let r = from; r < to; r++) cells[r * width + x] = value
      }
    }
  }
  const at = (x: number, r: number) => {
    const value = cells[Math.floor(r) * width + Math.floor(x)] ?? 0
    return value === SOLID ? 'solid' : (MEDIA[value] ?? 'atmosphere')
  }
  return { width, height, at }
}

const isIn = (openings: readonly Box[], x: number, r: number) =>
  openings.some((box) => x >= box.x1 && x <= box.x2 && r >= box.r1 && r <= box.r2)

/** Places where two media meet with nothing between them: a leak, or a tint that ends in the wrong place. */
export function leaks(layout: DrawingLayout): string[] {
  const { width, height, at } = rasterOf(layout)
  const found: string[] = []
  const compare = (a: Point, b: Point) => {
    const [one, other] = [at(...a), at(...b)]
    if (one === 'solid' || other === 'solid' || one === other) return
    if (!isIn(layout.openings, ...a)) found.push(`${one} meets ${other} at [${a.join(', ')}]`)
  }
  for (let r = 0; r + 1 < height; r++) {
    for (let x = 0; x + 1 < width; x++) {
      compare([x, r], [x + 1, r])
      compare([x, r], [x, r + 1])
    }
  }
  return found
}
