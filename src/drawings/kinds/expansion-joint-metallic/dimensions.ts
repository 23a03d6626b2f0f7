import type { DrawingOf } from '#schema/drawing.ts'
import type { Corrugations } from '../../parts/corrugated-bellows.ts'

export type MetallicJoint = DrawingOf<'expansion-joint-metallic'>
type Type = MetallicJoint['type']

export const CENTRE = 385
export const BORE = 104
/** Outer radius of the spools, on which the bellows' cuffs sit. */
export const SPOOL = 120
/** A flange of the joint itself: thickness, and rim from the bore. */
export const PLATE = 26
export const RIM = 130
/** Lugs for rods and hinges: from the face, and their outer radius. */
export const LUG = { from: 30, to: 44, top: 284 } as const
/** Clear of the pipe flanges' rims. */
export const ROD = 264

const FACES: Record<Type, number> = {
  single: 190,
  universal: 225,
  hinged: 190,
  gimbal: 190,
  'externally-pressurised': 190,
  'pressure-balanced': 225,
}

export const facesOf = ({ type }: Pick<MetallicJoint, 'type'>) =>
  ({ left: CENTRE - FACES[type], right: CENTRE + FACES[type] }) as const

const NARROW = { count: 3, quarter: 9, foot: SPOOL, height: 56 } as const

/** The bellows of each type, from left to right. */
export function bellowsOf({ type }: Pick<MetallicJoint, 'type'>): Corrugations[] {
  switch (type) {
    case 'universal':
    case 'pressure-balanced':
      return [
        { ...NARROW, start: 226 },
        { ...NARROW, start: 436 },
      ]
    case 'externally-pressurised':
      return [{ start: 300, count: 4, quarter: 10, foot: 138, height: 52 }]
    case 'single':
    case 'hinged':
    case 'gimbal':
      return [{ start: CENTRE - 100, count: 5, quarter: 10, foot: SPOOL, height: 56 }]
  }
}
