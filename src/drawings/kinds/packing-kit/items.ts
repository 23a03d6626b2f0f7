import type { DrawingOf } from '#schema/drawing.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import {
  flatRing,
  flatRings,
  spacer,
  wedgeRings,
  type KitItem,
} from '../../assemblies/packing-stack.ts'
import { box } from '../../geometry.ts'
import { bushing } from '../restriction-bushing/bushing.ts'
import type { Dimensions } from '../restriction-bushing/dimensions.ts'

export type PackingKit = DrawingOf<'packing-kit'>

const LENGTHS = { wedge: 28, 'die-formed': 34, braided: 44 } as const
const END_LENGTH = { 'die-formed': 26, braided: 40 } as const
const HALF_RING = 16
const BUSHING_LENGTH = 62
const SPIRAL_LENGTH = 110

const MATERIALS = { 'die-formed': 'graphite', braided: 'packing' } as const

/** The bushing with a spiral groove, as the restriction bushings have it, in this box. */
export function spiralOf(d: PackingBox, start: number): Dimensions {
  return {
    start,
    end: start + SPIRAL_LENGTH,
    outer: d.section,
    face: d.face,
    gland: d.face,
    throat: 6,
    throatEnd: start,
    port: start + 64,
    s: d.s,
    R: d.R,
    isPacked: true,
    od: d.bore,
    bore: d.bore,
  }
}
const SPIRAL = {
  kind: 'restriction-bushing',
  shaft: 'medium',
  place: 'box-bottom',
  split: false,
  with: 'packing',
  zones: 'packing-and-exit',
  vent: true,
  drain: false,
  flush: 'unregulated',
  material: 'polymer',
} as const

function bushingOf(kind: PackingKit['bushing']): KitItem[] {
  if (kind === 'none') return []
  if (kind === 'spiral') {
    return [
      {
        id: 'bushing',
        does: 'spacer',
        length: SPIRAL_LENGTH,
        material: 'graphite',
        section: box,
        draw: (sheet, x1, _, d) => bushing(sheet, SPIRAL, spiralOf(d, x1)),
      },
    ]
  }
  const material = kind === 'carbon' ? 'graphite' : 'steel-fine-opposed'
  return [spacer({ id: 'bushing', length: BUSHING_LENGTH, material })]
}

/** What the kit holds, from the bottom of the box to the gland. */
export function kitItems({ seals, count, ends, bushing: kind, bushingAt }: PackingKit): KitItem[] {
  const end = (id: string): KitItem[] =>
    ends === 'none' ? [] : [flatRing({ id, length: END_LENGTH[ends], material: MATERIALS[ends] })]
  const rings: KitItem[] =
    seals === 'wedge'
      ? [
          ...wedgeRings(count, LENGTHS.wedge),
          flatRing({ id: 'half-ring', length: HALF_RING, material: 'packing' }),
        ]
      : flatRings(count, { id: 'ring', length: LENGTHS[seals], material: MATERIALS[seals] })
  const stack = [...end('end-1'), ...rings, ...end('end-2')]
  const filler = bushingOf(kind)
  return bushingAt === 'bottom' ? [...filler, ...stack] : [...stack, ...filler]
}
