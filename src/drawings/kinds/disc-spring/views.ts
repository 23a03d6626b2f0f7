import type { Point } from '../../model.ts'
import { dimension, dimensionFromOutside, extensionLine } from '../../parts/dimension.ts'
import { polyline } from '../../path-notation.ts'
import { flowArrow } from '../../parts/flow-arrow.ts'
import type { Sheet } from '../../sheet.ts'
import {
  stack,
  stackHeight,
  type Arrangement,
  type DiscSpring,
  type DiscSpringDrawing,
} from './stack.ts'

const COLUMN = 772
const DISC: DiscSpring = { inner: 44, outer: 124, thickness: 17, cone: 30 }
const LOADED: DiscSpring = { ...DISC, cone: 9 }
const FREE_ROW = 152
const LOADED_ROW = -122

/** Free and loaded height; h0 is the cone's alone, the free height less the thickness (DIN EN ISO 16983). */
export const HEIGHTS: Record<Arrangement, readonly [free: string, loaded: string]> = {
  single: ['l0', 'l1'],
  parallel: ['L0', 'L1'],
}

/** The spring by itself, free and loaded, its axis upright. */
export function views(sheet: Sheet, { arrangement }: DiscSpringDrawing) {
  const free = stackHeight(arrangement, DISC)
  const loaded = stackHeight(arrangement, LOADED)
  sheet.onlyOnSection(() => {
    upright(sheet, 'free', arrangement, DISC, [COLUMN, FREE_ROW])
    upright(sheet, 'loaded', arrangement, LOADED, [COLUMN, LOADED_ROW])
    const low = LOADED_ROW + loaded + 12
    for (const x of [COLUMN - 54, COLUMN + 54]) flowArrow(sheet, [x, low + 50], [x, low])
  })
  const [atRest, underLoad] = HEIGHTS[arrangement]
  height(sheet, FREE_ROW, free, atRest)
  height(sheet, LOADED_ROW, loaded, underLoad)
  const under = FREE_ROW - 42
  for (const side of [-1, 1]) {
    extensionLine(sheet, COLUMN + side * DISC.outer, FREE_ROW - 4, under - 36)
    extensionLine(sheet, COLUMN + side * DISC.inner, FREE_ROW - 4, under - 4)
  }
  dimension(sheet, COLUMN - DISC.inner, COLUMN + DISC.inner, under, 'Di')
  dimension(sheet, COLUMN - DISC.outer, COLUMN + DISC.outer, under - 32, 'De')
  sheet
    .text([COLUMN, FREE_ROW + free + 36], 'Libre', { strong: true })
    .text([COLUMN, LOADED_ROW - 40], 'Cargado', { strong: true })
    .text([COLUMN + 76, LOADED_ROW + loaded + 34], 'F', { anchor: 'start' })
}

/** Cut edges, the rims behind them and the axis. */
function upright(sheet: Sheet, id: string, arrangement: Arrangement, disc: DiscSpring, at: Point) {
  const turned = sheet.at(at, { turn: 90 })
  const total = stackHeight(arrangement, disc)
  const { inner, outer, cone } = disc
  stack(turned, id, arrangement, disc, [0, 0])
  const edge = (u: number, v: number) => turned.line(polyline`M${u} ${-v} V${v}`)
  edge(0, outer)
  edge(total, inner)
  edge(cone, inner)
  turned.centreLine([-14, 0], [total + 20, 0])
}

function height(sheet: Sheet, row: number, size: number, letter: string) {
  const x = COLUMN + DISC.outer + 26
  sheet.onlyOnSection(() => {
    for (const r of [row, row + size])
      sheet.line(polyline`M${COLUMN + DISC.outer + 6} ${r} H${x + 10}`, { weight: 'hatch' })
    dimensionFromOutside(sheet, x, row, row + size)
  })
  sheet.text([x + 14, row + size / 2 - 5], letter, { anchor: 'start' })
}
