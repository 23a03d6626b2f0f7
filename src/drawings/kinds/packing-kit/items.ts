import type { DrawingOf } from '#schema/drawing.ts'
import type { PackingBox } from '../../assemblies/packing-box.ts'
import { flatRing, spacer, wedgeRings, type KitItem } from '../../assemblies/packing-items.ts'
import { box } from '../../geometry.ts'
import { bushing, coneOf } from '../restriction-bushing/bushing.ts'
import type { Dimensions } from '../restriction-bushing/dimensions.ts'

export type PackingKit = DrawingOf<'packing-kit'>

const LENGTHS = { wedge: 28, 'die-formed': 34, braided: 44 } as const
const END_LENGTH = { 'die-formed': 26, braided: 40 } as const
const HALF_RING = 16
const BUSHING_LENGTH = 62
const SPIRAL_LENGTH = 110

export const MATERIALS = { 'die-formed': 'graphite', braided: 'packing' } as const

/** The bushing with a spiral groove, as the restriction bushings have it, in this box. */
function spiralOf(d: PackingBox, start: number): Dimensions {
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

/** Where flush water enters the spiral bushing's cavity, and its cone. */
export function spiralPlaces(d: PackingBox, start: number) {
  const dimensions = spiralOf(d, start)
  return { port: dimensions.port, cone: coneOf(dimensions), dimensions }
}

function bushingOf({ bushing: kind }: PackingKit, d: PackingBox): KitItem[] {
  if (kind === 'none') return []
  if (kind === 'spiral') {
    return [
      {
        id: 'bushing',
        does: 'spacer',
        length: SPIRAL_LENGTH,
        material: 'graphite',
        section: box,
        draw: (sheet, x1) => bushing(sheet, SPIRAL, spiralOf(d, x1)),
      },
    ]
  }
  const material = kind === 'carbon' ? 'graphite' : 'steel-fine-opposed'
  return [spacer(d, { id: 'bushing', length: BUSHING_LENGTH, material })]
}

/** What the kit holds, from the bottom of the box to the gland. */
export function kitItems(parameters: PackingKit, d: PackingBox): KitItem[] {
  const { seals, count, ends, bushingAt } = parameters
  const end = (id: string): KitItem[] =>
    ends === 'none'
      ? []
      : [flatRing(d, { id, length: END_LENGTH[ends], material: MATERIALS[ends] })]
  const rings: KitItem[] =
    seals === 'wedge'
      ? [
          ...wedgeRings(d, count, LENGTHS.wedge),
          flatRing(d, { id: 'half-ring', length: HALF_RING, material: 'packing' }),
        ]
      : Array.from({ length: count }, (_, i) =>
          flatRing(d, {
            id: `ring-${i + 1}`,
            length: LENGTHS[seals],
            material: MATERIALS[seals],
          }),
        )
  const stack = [...end('end-1'), ...rings, ...end('end-2')]
  const filler = bushingOf(parameters, d)
  return bushingAt === 'bottom' ? [...filler, ...stack] : [...stack, ...filler]
}
