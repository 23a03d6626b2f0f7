import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { isBlack, lookOf, type BraidedPacking } from './fibres.ts'
import { cutFace } from './strands.ts'

const HALF = 84
const CENTRE: Point = [746, 132]
const MARGIN = 3
/** How the rope recedes behind its cut face. */
const DEPTH: Point = [84, 56]
const PLAITS = { normal: 4, tight: 6 } as const

/** The cut face's foot and left edge, for what is lettered below it. */
export const ROPE_BOTTOM = CENTRE[1] - HALF
export const ROPE_LEFT = CENTRE[0] - HALF

/** A length of the packing, cut across: what its surface shows, and the strands in its section. */
export function rope(sheet: Sheet, parameters: BraidedPacking) {
  const half = HALF + MARGIN
  const [cx, cr] = CENTRE
  const at = (x: number, r: number, depth: number): Point => [
    cx + x * half + depth * DEPTH[0],
    cr + r * half + depth * DEPTH[1],
  ]
  const { fibre, second } = parameters
  const outer = second !== 'none' && second.at === 'box-side' ? second.fibre : fibre
  surface(sheet, parameters, outer, 'rope-top', (u, v) => at(2 * u - 1, 1, v))
  surface(sheet, parameters, fibre, 'rope-side', (u, v) => at(1, 1 - 2 * u, v))
  const isDark = isBlack(parameters)
  const face = box(cx - half, cx + half, cr - half, cr + half)
  sheet.part('cut-face', 'stationary', isDark ? 'product' : 'unsectioned', face)
  // Its edges, which ink does not show between black faces.
  if (isDark) {
    const edges = [at(-1, 1, 0), at(1, 1, 0), at(1, -1, 0)]
    sheet.line(edges, { weight: 'edge', tone: 'product-mark' })
  }
  cutFace(sheet, parameters, { centre: CENTRE, half: HALF })
}

/** One face of the rope: `across` from edge to edge, `along` from the cut to where it goes on. */
function surface(
  sheet: Sheet,
  parameters: BraidedPacking,
  fibre: BraidedPacking['fibre'],
  id: string,
  place: (across: number, along: number) => Point,
) {
  const { braid, weave } = parameters
  const { ground } = lookOf(parameters, fibre)
  const isDark = isBlack(parameters, fibre)
  sheet.part(id, 'elastomer', ground, [place(0, 0), place(1, 0), place(1, 1), place(0, 1)])
  const tone = isDark ? 'product-mark' : ground === 'accent' ? 'sheet' : 'ink'
  const count = PLAITS[weave]
  const draw = (points: readonly Point[]) =>
    sheet.line(
      points.map(([across, along]) => place(across, along)),
      { tone, weight: isDark ? 'edge' : 'thin' },
    )
  if (braid === 'square') {
    // Wide strands, all on one slant, under the two that lie along the edges.
    for (const edge of [0.24, 0.76]) draw(polyline`M${edge} 0 V1`)
    for (let i = 0; i < count; i++) draw(polyline`M0.24 ${i / count} L0.76 ${(i + 1) / count}`)
    return
  }
  for (let i = 0; i < count; i++) {
    const [from, to] = [i / count, (i + 1) / count]
    if (braid === 'interlocked') {
      draw(polyline`M0 ${to} L0.25 ${from} L0.5 ${to} L0.75 ${from} L1 ${to}`)
    } else {
      draw(polyline`M0 ${from} L0.5 ${to} L1 ${from}`)
      draw(polyline`M0 ${to} L0.5 ${from} L1 ${to}`)
    }
  }
  if (braid === 'interlocked') {
    for (const edge of [0.25, 0.5, 0.75]) draw(polyline`M${edge} 0 V1`)
  }
}
