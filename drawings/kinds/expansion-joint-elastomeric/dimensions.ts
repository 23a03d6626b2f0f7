import type { DrawingOf } from '../../kinds.ts'
import { AT_REST, type PipeEnd } from '../../assemblies/expansion-joint.ts'

export type ElastomericJoint = DrawingOf<'expansion-joint-elastomeric'>

export const CENTRE = AT_REST
export const BORE = 120
/** Thickness of the wall's layers, from the fluid outwards. */
export const LAYERS = { tube: 10, carcass: 16, cover: 8 } as const
export const WALL = LAYERS.tube + LAYERS.carcass + LAYERS.cover
/** Along the axis, the flange's layers; then the retaining ring behind it. */
export const FLANGE_LAYERS = { tube: 8, carcass: 12, cover: 6 } as const
export const FLANGE = FLANGE_LAYERS.tube + FLANGE_LAYERS.carcass + FLANGE_LAYERS.cover
export const RETAINING_RING = 14
/** From the bore to the rubber flange's rim. */
export const FLANGE_RIM = 130
/** From a face to where the arches may begin. */
const STRAIGHT = 60
const REDUCED_BORE = 78

const LENGTHS = { 1: 300, 2: 400 } as const
/** Lower where arches are narrow, so that the wall's layers never fold. */
const ARCH_HEIGHTS = { 1: 56, 2: 44 } as const

export type Joint = {
  left: PipeEnd
  right: PipeEnd
  /** Number of arches, how high they stand, and where they begin and end. */
  arches: number
  height: number
  archStart: number
  archEnd: number
  /** How the wall leans where the ends differ: straight, or in an S as it moves. */
  isEased: boolean
}

export function jointOf({ body, arches }: ElastomericJoint, centre = CENTRE): Joint {
  const length = LENGTHS[arches]
  const isReducer = body === 'eccentric-reducer'
  const bore = isReducer ? REDUCED_BORE : BORE
  const axis = isReducer ? REDUCED_BORE - BORE : 0
  const [start, end] = [centre - length / 2, centre + length / 2]
  return {
    left: { id: 'pipe-left', face: start, way: -1, bore: BORE },
    right: { id: 'pipe-right', face: end, way: 1, bore, axis },
    arches,
    height: ARCH_HEIGHTS[arches],
    archStart: start + STRAIGHT,
    archEnd: end - STRAIGHT,
    isEased: false,
  }
}
