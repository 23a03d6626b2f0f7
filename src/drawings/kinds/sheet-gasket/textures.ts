import { box } from '../../geometry.ts'
import type { Point, Tone, Weight } from '../../model.ts'
import { path, polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { STRIP } from './dimensions.ts'

type Area = { x1: number; x2: number; r1: number; r2: number }

/** Evenly strewn places (R2 sequence): the same at every build. */
function strewn(count: number, { x1, x2, r1, r2 }: Area, margin: number): Point[] {
  const part = (value: number) => value - Math.floor(value)
  return Array.from({ length: count }, (_, i): Point => [
    x1 + margin + part(0.5 + (i + 1) * 0.7548776662) * (x2 - x1 - 2 * margin),
    r1 + 8 + part(0.5 + (i + 1) * 0.569840291) * (r2 - r1 - 16),
  ])
}

export type Fibres = {
  count: number
  length: number
  curl: number
  weight: Weight
  tone: Tone
  from?: number
}

/** Short fibres, most of them lying along the sheet: straight, or curled. */
export function fibres(sheet: Sheet, { count, length, curl, weight, tone, from = 0 }: Fibres) {
  const places = strewn(count + from, STRIP, length * 0.7).slice(from)
  for (const [i, [x, r]] of places.entries()) {
    const lean = (((i * 5) % 9) - 4) * 0.055
    const [dx, dr] = [(length / 2) * Math.cos(lean), (length / 2) * Math.sin(lean)]
    const way = i % 2 ? curl : -curl
    const fibre =
      curl === 0
        ? polyline`M${x - dx} ${r - dr} L${x + dx} ${r + dr}`
        : path`M${x - dx} ${r - dr}
          C${x - dx / 2} ${r + way} ${x + dx / 2} ${r - way} ${x + dx} ${r + dr}`
    sheet.line(fibre, { weight, tone })
  }
}

/** Filler grains in PTFE. */
export function grains(sheet: Sheet, count: number, radius: number) {
  for (const centre of strewn(count, STRIP, 10)) {
    sheet.part('grain', 'elastomer', 'accent', { centre, radius }, 'none')
  }
}

const FIBRIL = { weight: 'hatch', tone: 'soft' } as const

/** Expanded PTFE: upright nodes, joined by fibrils that lie along the sheet. */
export function nodesAndFibrils(sheet: Sheet) {
  const { x1, x2, r1, r2 } = STRIP
  const [columns, rows] = [11, 4]
  const [dx, dr] = [(x2 - x1) / columns, (r2 - r1) / rows]
  for (let i = 0; i < columns; i++) {
    const shift = i % 2 ? 0.25 : -0.25
    for (let j = 0; j < rows; j++) {
      const [x, r] = [x1 + (i + 0.5) * dx, r1 + (j + 0.5 + shift) * dr]
      for (const aside of [-0.28, 0, 0.28]) {
        const next = r + (aside - 2 * shift * 0.5) * dr
        if (i < columns - 1 && next > r1 + 3 && next < r2 - 3)
          sheet.line(polyline`M${x} ${r + aside * dr} L${x + dx} ${next}`, FIBRIL)
      }
      const node = box(x - 3.5, x + 3.5, r - dr * 0.24, r + dr * 0.24)
      sheet.part('node', 'elastomer', 'accent', node, 'none')
    }
  }
}

/** Wavy flakes of expanded graphite, pressed flat. */
export function flakes(sheet: Sheet, { x1, x2, r1, r2 }: Area) {
  const rows = Math.round((r2 - r1) / 6.5)
  for (let j = 1; j < rows; j++) {
    const r = r1 + ((r2 - r1) * j) / rows
    for (let i = 0; i < 8; i++) {
      const start = x1 + 4 + ((x2 - x1) / 8) * i + (j % 3) * 12
      const end = Math.min(start + 38, x2 - 4)
      sheet.line(path`M${start} ${r} C${start + 12} ${r + 4} ${end - 12} ${r - 4} ${end} ${r}`)
    }
  }
}
