import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'
import { grooveProfile } from './grooves.ts'

type Core = {
  /** Middle of the gasket, and the radius where its grooves begin. */
  at: Point
  half: number
  count: number
  unit: number
  /** Radius of the thin ring's outer edge, or none. */
  ring?: number
}

const FACING = 0.55
const EDGE = 1.1
const RING_HALF = 0.45

/** Where the facings end. */
export const facedTo = ({ at, count, unit }: Core) => at[1] + count * unit

/** The core with its grooves, the facings that fill them, and the ring that sits in its outer edge. */
export function groovedGasket(sheet: Sheet, id: string, core: Core) {
  const { at, half, count, unit, ring } = core
  const [x, start] = at
  const end = facedTo(core)
  const crest = half - FACING * unit
  const profile = grooveProfile(count, unit)
  const right = profile.map(([along, height]): Point => [x + crest + height, start + along])
  const left = profile.map(([along, height]): Point => [x - crest - height, start + along])
  const [inner, outer] = [start - EDGE * unit, end + EDGE * unit]
  const slot = RING_HALF * unit
  const seat: Point[] =
    ring === undefined
      ? []
      : polyline`M${x + slot} ${outer} V${outer - unit * 0.7} H${x - slot} V${outer}`
  const grooved = polyline`M${x - crest} ${inner} H${x + crest} L${right} L${x + crest} ${outer}
    L${seat} L${x - crest} ${outer} L${left.toReversed()}`
  sheet.part(`${id}-core`, 'stationary', 'steel-fine', grooved, 'thin')
  for (const [side, way, edge] of [
    ['left', -1, left],
    ['right', 1, right],
  ] as const) {
    const facing: Point[] = [[x + way * half, start], ...edge, [x + way * half, end]]
    sheet.part(`${id}-${side}-facing`, 'elastomer', 'accent', facing, 'thin')
  }
  if (ring !== undefined) {
    const outline = box(x - slot + 0.5, x + slot - 0.5, outer - unit * 0.6, ring)
    sheet.part(`${id}-ring`, 'stationary', 'steel-fine-opposed', outline, 'thin')
  }
}
