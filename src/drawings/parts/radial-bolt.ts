import { box } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'

type RadialBolt = {
  x: number
  /** What head and nut bear on. */
  r1: number
  r2: number
}

const HALF = 6
const NUT = { half: 12, height: 13 } as const
const TAIL = 6

/** A bolt across the axis, its head inwards. Fasteners are never cut. */
export function radialBolt(sheet: Sheet, id: string, { x, r1, r2 }: RadialBolt) {
  const way = Math.sign(r2 - r1)
  const [head, nut] = [r1 - way * NUT.height, r2 + way * NUT.height]
  const headOutline = box(x - NUT.half, x + NUT.half, head, r1)
  sheet
    .part(id, 'fastener', 'unsectioned', box(x - HALF, x + HALF, r1, nut + way * TAIL), 'thin')
    .part(`${id}-head`, 'fastener', 'unsectioned', headOutline, 'thin')
    .part(`${id}-nut`, 'fastener', 'unsectioned', box(x - NUT.half, x + NUT.half, r2, nut), 'thin')
    .centreLine([x, head - way * 10], [x, nut + way * (TAIL + 10)])
}
