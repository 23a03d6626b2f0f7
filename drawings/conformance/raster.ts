import { memoise } from '#figures/memoise.ts'
import { flatten, type Box, type DrawingLayout, type Medium, type Point } from '../kit.ts'

const MEDIA: readonly Medium[] = ['atmosphere', 'process', 'barrier', 'gas']
const SOLID = 255

/** The half above the axis in cells of one unit: each solid, or filled with the medium painted last. */
export type Raster = {
  width: number
  height: number
  /** Row by row: solid, or the index of a medium. */
  cells: Uint8Array
  at: (x: number, r: number) => Medium | 'solid'
}

/** Computed once for all rules that check a drawing. */
export const rasterOf = memoise(paint)

function paint({ left = 0, axis, marks, ...sheet }: DrawingLayout): Raster {
  const width = left + sheet.width
  const height = axis
  const cells = new Uint8Array(width * height)
  for (const mark of marks) {
    if (mark.type !== 'part' && mark.type !== 'medium') continue
    const value = mark.type === 'part' ? SOLID : MEDIA.indexOf(mark.medium)
    for (const [x, radii] of crossingsOf(flatten(mark.outline), width)) {
      radii.sort((a, b) => a - b)
      for (let i = 0; i + 1 < radii.length; i += 2) {
        const from = Math.max(0, Math.round(radii[i] ?? 0))
        const to = Math.min(height, Math.round(radii[i + 1] ?? 0))
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

/** Where the polygon's edges cross the middles of the columns of cells; each edge only visits its own columns. */
function crossingsOf(polygon: readonly Point[], width: number): Map<number, number[]> {
  const columns = new Map<number, number[]>()
  polygon.forEach(([x1, r1], i) => {
    const [x2, r2] = polygon[(i + 1) % polygon.length] ?? [x1, r1]
    const last = Math.min(width - 1, Math.ceil(Math.max(x1, x2) - 0.5) - 1)
    for (let x = Math.max(0, Math.ceil(Math.min(x1, x2) - 0.5)); x <= last; x++) {
      const radius = r1 + ((r2 - r1) * (x + 0.5 - x1)) / (x2 - x1)
      const column = columns.get(x)
      if (column) column.push(radius)
      else columns.set(x, [radius])
    }
  })
  return columns
}

const isIn = (openings: readonly Box[], x: number, r: number) =>
  openings.some((box) => x >= box.x1 && x <= box.x2 && r >= box.r1 && r <= box.r2)

/** Places where two media meet without a part between them: a leak, or a tint that ends in the wrong place. */
export function leaks(layout: DrawingLayout): string[] {
  const { width, height, cells } = rasterOf(layout)
  const found: string[] = []
  // There are some 600,000 cells in each of thousands of drawings: nothing is allocated unless something is wrong.
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
