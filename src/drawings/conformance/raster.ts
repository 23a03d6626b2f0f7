import { oncePer } from '#catalogue/once-per.ts'
import { flatten, spansAt } from '../geometry.ts'
import type { Box, DrawingLayout, Medium, Point } from '../model.ts'

const MEDIA: readonly Medium[] = ['atmosphere', 'process', 'barrier', 'gas']
const SOLID = 255

/** The half above the axis in cells of one unit: solid, or filled with the medium painted last. */
export type Raster = {
  width: number
  height: number
  /** Row by row: solid, or the index of a medium. */
  cells: Uint8Array
  at: (x: number, r: number) => Medium | 'solid'
}

/** Worked out once for all the rules that look at a drawing. */
export const rasterOf = oncePer(paint)

function paint({ left = 0, axis, marks, ...sheet }: DrawingLayout): Raster {
  const width = left + sheet.width
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
  return { width, height, cells, at }
}

const isIn = (openings: readonly Box[], x: number, r: number) =>
  openings.some((box) => x >= box.x1 && x <= box.x2 && r >= box.r1 && r <= box.r2)

/** Places where two media meet with nothing between them: a leak, or a tint that ends in the wrong place. */
export function leaks(layout: DrawingLayout): string[] {
  const { width, height, cells } = rasterOf(layout)
  const found: string[] = []
  // Some 600,000 cells a drawing, and thousands of drawings: nothing is made where nothing is wrong.
  const report = (cell: number, next: number) => {
    const [one, other] = [cells[cell] ?? 0, cells[next] ?? 0]
    const place: Point = [cell % width, Math.floor(cell / width)]
    if (isIn(layout.openings, ...place)) return
    found.push(`${MEDIA[one]} meets ${MEDIA[other]} at [${place.join(', ')}]`)
  }
  for (let r = 0; r + 1 < height; r++) {
    for (let cell = r * width; cell + 1 < (r + 1) * width; cell++) {
      const here = cells[cell]
      if (here === SOLID) continue
      const [right, above] = [cells[cell + 1], cells[cell + width]]
      if (right !== here && right !== SOLID) report(cell, cell + 1)
      if (above !== here && above !== SOLID) report(cell, cell + width)
    }
  }
  return found
}
