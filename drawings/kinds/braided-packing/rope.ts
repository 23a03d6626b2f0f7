import { box, path, polyline, type Point, type Segment, type Sheet } from '../../kit.ts'
import { oriented } from '../../parts/symbols.ts'
import {
  isBlack,
  lookOf,
  type BraidedPacking,
  type Fibre,
  type FibreLook,
  type Filament,
} from './fibres.ts'

/** The end of a strand on the cut face: a rounded bar. */
type StrandEnd = {
  at: Point
  /** Column and row, from the shaft's side. */
  cell: Point
  length: number
  width: number
  degrees: number
}

/** The strands across the section; of a square braid, the pairs of them. */
const FINENESS = { interlocked: { normal: 5, tight: 7 }, square: { normal: 2, tight: 3 } } as const
const CORE_RADIUS = 0.36

type CutFace = { centre: Point; half: number }

const isCored = ({ braid }: BraidedPacking) => braid.startsWith('over-')

/** The strand ends on the cut face. */
function strandEnds(parameters: BraidedPacking, face: CutFace): StrandEnd[] {
  if (parameters.braid === 'square') return squareEnds(FINENESS.square[parameters.weave], face)
  const cored = isCored(parameters)
  const count = FINENESS.interlocked[parameters.weave]
  const ends = slantedEnds(count, face)
  if (!cored) return ends
  const [cx, cr] = face.centre
  const reach = face.half * 2 * CORE_RADIUS
  return ends.filter(({ at: [x, r], length }) => Math.hypot(x - cx, r - cr) > reach - length * 0.1)
}

/** Interlocked: neighbouring strands cross the section in opposite directions. */
function slantedEnds(count: number, { centre: [cx, cr], half }: CutFace): StrandEnd[] {
  const step = (2 * half) / count
  return Array.from({ length: count * count }, (_, i): StrandEnd => {
    const [column, row] = [i % count, Math.floor(i / count)]
    return {
      at: [cx - half + step * (column + 0.5), cr - half + step * (row + 0.5)],
      cell: [column, row],
      length: step * 1.04,
      width: step * 0.52,
      degrees: (column + row) % 2 === 0 ? 45 : -45,
    }
  })
}

/** Square: pairs of strands, each at a right angle to its neighbours. */
function squareEnds(blocks: number, { centre: [cx, cr], half }: CutFace): StrandEnd[] {
  const step = (2 * half) / blocks
  return Array.from({ length: blocks * blocks * 2 }, (_, i): StrandEnd => {
    const block = Math.floor(i / 2)
    const [column, row] = [block % blocks, Math.floor(block / blocks)]
    const aside = (i % 2 === 0 ? -0.25 : 0.25) * step
    const isUpright = (column + row) % 2 === 1
    const [x, r] = [cx - half + step * (column + 0.5), cr - half + step * (row + 0.5)]
    return {
      at: isUpright ? [x + aside, r] : [x, r + aside],
      cell: [column, row],
      length: step * 0.94,
      width: step * 0.44,
      degrees: isUpright ? 90 : 0,
    }
  })
}

/** The fibre of a strand. */
function fibreOf(
  { fibre, second }: BraidedPacking,
  { at: [x, r], length }: StrandEnd,
  { centre: [cx, cr], half }: CutFace,
): Fibre {
  if (second === 'none') return fibre
  const isSecond =
    second.at === 'corners'
      ? Math.abs(x - cx) + Math.abs(r - cr) > 2 * half - length * 1.15
      : r > cr - half * 0.02
  return isSecond ? second.fibre : fibre
}

/** Draws the cut face; one strand of each fibre gets an anchor. */
function cutFace(sheet: Sheet, parameters: BraidedPacking, face: CutFace) {
  const { second } = parameters
  for (const end of strandEnds(parameters, face)) {
    const fibre = fibreOf(parameters, end, face)
    const id = second !== 'none' && fibre === second.fibre ? 'second' : 'strand'
    strand(sheet.anchor(id, end.at), id, end, fibre, parameters)
  }
  if (!isCored(parameters)) return
  const core = { centre: face.centre, radius: face.half * 2 * CORE_RADIUS - 4 }
  const isElastic = parameters.braid === 'over-elastic-core'
  sheet
    .part('core', 'elastomer', isElastic ? 'elastomer' : 'graphite', core)
    .anchor('core', face.centre)
}

function bar({ at, length, degrees }: StrandEnd, half: number): Segment[] {
  const p = oriented(at, degrees)
  const reach = length / 2 - half
  return path`M${p(-reach, -half)} L${p(reach, -half)} A${half} 0 ${p(reach, half)}
    L${p(-reach, half)} A${half} 0 ${p(-reach, -half)}`
}

/** Points along a strand and beside it, and the half length of its visible fibres. */
const along = ({ at, length, width, degrees }: StrandEnd) => ({
  p: oriented(at, degrees),
  reach: length / 2 - width * 0.3,
})

const HALO = 3.4

function strand(
  sheet: Sheet,
  id: string,
  end: StrandEnd,
  fibre: Fibre,
  parameters: BraidedPacking,
) {
  const { strand: build } = parameters
  const look = lookOf(parameters, fibre)
  const half = end.width / 2
  const edge = bar(end, half)
  // Ink edges would not be visible between black strands.
  const isDark = isBlack(parameters, fibre)
  sheet.part(id, 'elastomer', look.ground, edge, isDark ? 'none' : 'thin')
  if (isDark) sheet.line([...edge, ...edge.slice(0, 1)], { weight: 'edge', tone: 'product-mark' })
  if (build === 'coated' || build === 'impregnated' || build === 'graphite-loaded') {
    const outline = bar({ ...end, length: end.length - 2 * HALO }, half - HALO)
    const tone = ({ coated: 'accent', impregnated: 'fluid', 'graphite-loaded': 'rule' } as const)[
      build
    ]
    sheet.line([...outline, ...outline.slice(0, 1)], { weight: 'spring', tone })
  }
  filaments(sheet, end, look)
  if (id === 'strand') inside(sheet, end, build)
}

/** Wire and carbon among the fibres, as far as visible at this size. */
function inside(sheet: Sheet, end: StrandEnd, build: BraidedPacking['strand']) {
  const { p, reach } = along(end)
  const middle = [p(-reach), p(reach)]
  if (build === 'wire-mesh') sheet.line(zigzag(end), { weight: 'hatch' })
  if (build === 'carbon-reinforced') sheet.line(middle, { weight: 'spring', dash: 'hidden' })
  if (build === 'wire-inside' || build === 'filament-core') sheet.line(middle, { weight: 'flow' })
}

function zigzag(end: StrandEnd): Point[] {
  const { p, reach } = along(end)
  return Array.from({ length: 7 }, (_, i) =>
    p(-reach + (i / 6) * 2 * reach, (i % 2 === 0 ? -0.42 : 0.42) * end.width),
  )
}

/** The fibres along the strand. */
function filaments(sheet: Sheet, end: StrandEnd, { lines }: FibreLook) {
  if (!lines) return
  const [shows, tone, weight] = lines
  const { p, reach } = along(end)
  const aside = end.width / 6
  const stroke = (from: number, to: number, v: number) => [p(reach * from, v), p(reach * to, v)]
  const strokes: Record<Filament, Point[][]> = {
    layers: [stroke(-1, 1, -aside), stroke(-1, 1, aside)],
    filament: [stroke(-1, 1, 0)],
    nodes: [stroke(-1, 1, 0)],
    short: [stroke(-0.8, 0, aside), stroke(-0.1, 0.7, -aside)],
    twist: [zigzag(end)],
  }
  for (const line of strokes[shows]) {
    sheet.line(line, { tone, weight, ...(shows === 'nodes' && { dash: 'hidden' }) })
  }
}

const HALF = 84
const CENTRE: Point = [746, 132]
const MARGIN = 3
/** The direction and length of the rope behind its cut face. */
const DEPTH: Point = [84, 56]
const PLAITS = { normal: 4, tight: 6 } as const

/** The cut face's lower and left edge, for the caption below it. */
export const ROPE_BOTTOM = CENTRE[1] - HALF
export const ROPE_LEFT = CENTRE[0] - HALF

/** A piece of the packing, cut across: its surface, and the strands in its section. */
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
  // Light edges, since ink would not be visible between black faces.
  if (isDark) {
    const edges = [at(-1, 1, 0), at(1, 1, 0), at(1, -1, 0)]
    sheet.line(edges, { weight: 'edge', tone: 'product-mark' })
  }
  cutFace(sheet, parameters, { centre: CENTRE, half: HALF })
}

/** One face of the rope: `across` from edge to edge, `along` from the cut to the far end. */
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
      points.map(([u, v]) => place(u, v)),
      { tone, weight: isDark ? 'edge' : 'thin' },
    )
  if (braid === 'square') {
    // Wide, parallel slanted strands, under the two along the edges.
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
