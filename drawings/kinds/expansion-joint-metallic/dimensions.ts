import type { DrawingOf } from '../../kinds.ts'
import { AT_REST, type PipeEnd } from '../../assemblies/expansion-joint.ts'
import type { Corrugations } from '../../parts/corrugated-bellows.ts'

export type MetallicJoint = DrawingOf<'expansion-joint-metallic'>
export type Type = MetallicJoint['type']

export const CENTRE = AT_REST
export const BORE = 104
/** Outer radius of the spools, which carry the bellows' cuffs. */
export const SPOOL = 120
/** A flange of the joint itself: thickness, and rim from the bore. */
export const PLATE = 26
export const RIM = 130
/** Lugs for rods and hinges: distance from the face, and outer radius. */
export const LUG = { from: 30, to: 44, top: 284 } as const

const narrow = (start: number): Corrugations => ({
  start,
  count: 3,
  quarter: 9,
  foot: SPOOL,
  height: 56,
})
const ONE = { start: CENTRE - 100, count: 5, quarter: 10, foot: SPOOL, height: 56 }
const [FIRST, SECOND] = [narrow(226), narrow(436)]

const endsOf = (half: number): Record<'left' | 'right', PipeEnd> => ({
  left: { id: 'pipe-left', face: CENTRE - half, way: -1, bore: BORE },
  right: { id: 'pipe-right', face: CENTRE + half, way: 1, bore: BORE },
})
const SHORT = endsOf(190)
const LONG = endsOf(225)

/** The pipes' ends, and the bellows between them; `last` equals `first` if there is only one. */
export function jointOf(type: Type) {
  return type === 'universal'
    ? { ...LONG, first: FIRST, last: SECOND }
    : { ...SHORT, first: ONE, last: ONE }
}
