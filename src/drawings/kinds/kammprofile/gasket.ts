import { box } from '../../geometry.ts'
import type { Point } from '../../model.ts'
import { polyline } from '../../path-notation.ts'
import type { Sheet } from '../../sheet.ts'

/** DIN 2697 profile as its table gives it, in mm: grooves of 90°, flat crests. */
export const GROOVE = { pitch: 1, crest: 0.1, depth: 0.33 }
const ROOT = GROOVE.pitch - GROOVE.crest - 2 * GROOVE.depth

/** Half a crest, then groove, crest, groove… and half a crest: `[along, height under the crests]`. */
export function grooveProfile(count: number, unit: number): Point[] {
  const { pitch, crest, depth } = GROOVE
  const grooves = Array.from({ length: count }, (_, i) => {
    const start = i * pitch + crest / 2
    return polyline`M${start} 0 l${depth} ${-depth} h${ROOT} l${depth} ${depth}`
  })
  const points: Point[] = [[0, 0], ...grooves.flat(), [count * pitch, 0]]
  return points.map(([along, height]): Point => [along * unit, height * unit])
}

type Core = {
  /** Middle of the gasket, and the radius where its grooves begin. */
  at: Point
  half: number
  count: number
  unit: number
  /** Radius of the thin ring's outer edge, or none. */
  ring?: number | undefined
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
  const facing = (side: string, edge: readonly Point[], face: number) => {
    const outline = polyline`M${face} ${start} L${edge} L${face} ${end}`
    sheet.part(`${id}-${side}-facing`, 'elastomer', 'accent', outline, 'thin')
  }
  facing('left', left, x - half)
  facing('right', right, x + half)
  if (ring !== undefined) {
    const outline = box(x - slot + 0.5, x + slot - 0.5, outer - unit * 0.6, ring)
    sheet.part(`${id}-ring`, 'stationary', 'steel-fine-opposed', outline, 'thin')
  }
}
