import { box, polyline, type Point, type Segment, type Sheet } from '../../kit.ts'
import type { DrawingOf } from '../../kinds.ts'

export type SheetGasket = DrawingOf<'sheet-gasket'>

/** The enlarged section, along the upper half's length. */
export const STRIP = { x1: 432, x2: 704, r1: 184, r2: 250 }
/** The end of the lower half, and the offset of the sheet's back edge. */
export const TORN = { end: 828, back: [68, 46] } as const
export const MIDDLE = (STRIP.r1 + STRIP.r2) / 2
/** The middle of the plan. */
export const PLAN = { x: 650, r: 6 }
/** The middle of the joint, at the left. */
export const JOINT = { x: 186, scale: 0.62 }

const { x1, x2, r1, r2 } = STRIP
const { end, back } = TORN

/** Sideways deviations of a torn edge, step by step. */
const STRAY = [0, 3, -2, 4, -3, 2, -3, 0]

/** The torn edges of the layers, from the front to the back of the sheet. */
const TEARS = {
  upper: [x2, x2 + 84],
  middle: [x2 + 66, x2 + 142],
  lower: [end, end + back[0]],
} as const

const BARE_HALF = 6

type Tear = keyof typeof TEARS

/** A torn edge, at the height `r` of its front. */
const tear = (layer: Tear, r: number): Point[] => {
  const [from, to] = TEARS[layer]
  return STRAY.map((stray, i): Point => {
    const t = i / (STRAY.length - 1)
    return [from + (to - from) * t + stray, r + back[1] * t - stray]
  })
}

/** The material exposed between the halves where the upper one is torn off. */
export function bareOf({ material, insert }: SheetGasket): 'metal' | 'cloth' | 'fibres' {
  if (insert === 'smooth') return 'metal'
  return material.endsWith('cloth') || material === 'coated-fabric' ? 'cloth' : 'fibres'
}

/** The sheet behind its section, from above: one corner is torn off layer by layer. */
export function tornCorner(sheet: Sheet, parameters: SheetGasket) {
  const [dx, dr] = back
  const bare = bareOf(parameters)
  const side = polyline`M${end} ${r1} l${dx} ${dr} V${MIDDLE + dr} L${end} ${MIDDLE}`
  const [low, high] = [tear('upper', MIDDLE), tear('upper', r2)]
  const ledge: Point[] = [...low, [end + dx, MIDDLE + dr], [end, MIDDLE]]
  sheet
    .part('under', 'elastomer', 'accent', box(x2, end, r1, MIDDLE), 'none')
    .part('under', 'elastomer', 'accent', side)
    .part('under', 'elastomer', 'accent', ledge)
  if (bare === 'fibres') fibresOn(sheet, ['upper', 'lower'])
  else {
    const layer = [...tear('upper', MIDDLE), ...tear('middle', MIDDLE).toReversed()]
    const material = bare === 'metal' ? 'outside' : 'unsectioned'
    const front = box(x2, TEARS.middle[0], MIDDLE - BARE_HALF, MIDDLE)
    sheet
      .part('bare-front', 'elastomer', material, front, 'edge')
      .part('bare', 'fastener', material, layer, 'edge')
    if (bare === 'cloth') weaveOn(sheet)
  }
  sheet
    .part('torn-edge', 'elastomer', 'accent', [...low, ...high.toReversed()], 'edge')
    .part('surface', 'elastomer', 'accent', [[x1, r2], ...high, [x1 + dx, r2 + dr]])
  for (const [i, [x, r]] of low.slice(0, -1).entries()) {
    const [, top = r] = high[i] ?? []
    for (const aside of [3, 10]) {
      const [foot, tip] = [r + 6 + (i % 3) * 3, top - 3 + aside * 0.36]
      lightLine(sheet, polyline`M${x + aside} ${foot} L${x + aside - 2} ${tip}`)
    }
  }
  sheet.line(polyline`M${x2} ${r1} H${end}`, { weight: 'outline' })
  // Light edges, because ink does not show on a dark sheet.
  lightLine(sheet, [[x1, r2], ...high], 'edge')
  lightLine(sheet, polyline`M${x2} ${MIDDLE} H${end} V${r1}`, 'edge')
}

/** A line in the marking colour of the product. */
const lightLine = (sheet: Sheet, path: readonly Segment[], weight: 'hatch' | 'edge' = 'hatch') =>
  sheet.line(path, { weight, tone: 'sheet' })

/** Torn fibres on the lower half. */
function fibresOn(sheet: Sheet, [left, right]: readonly [Tear, Tear]) {
  const [from, to] = [tear(left, MIDDLE), tear(right, MIDDLE)]
  // On the back edge they would hang in the air.
  for (const [i, [x, r]] of from.slice(0, -1).entries()) {
    const [far = x] = to[i] ?? []
    for (const share of [0.25, 0.62]) {
      const at = x + (far - x) * (share + (i % 2) * 0.14)
      lightLine(sheet, polyline`M${at} ${r + 1} l11 3`)
    }
  }
}

/** Warp and weft of an exposed cloth. */
function weaveOn(sheet: Sheet) {
  const [from, to] = [tear('upper', MIDDLE), tear('middle', MIDDLE)]
  const across = (share: number) =>
    from.map(([x, r], i): Point => {
      const [far = x, top = r] = to[i] ?? []
      return [x + (far - x) * share, r + (top - r) * share]
    })
  for (const share of [0.25, 0.5, 0.75]) sheet.line(across(share), { tone: 'accent' })
  for (const [i, point] of from.entries()) {
    const other = to[i]
    if (other) sheet.line([point, other], { tone: 'accent' })
  }
}
