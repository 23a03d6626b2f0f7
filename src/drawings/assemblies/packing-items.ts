import { box } from '../geometry.ts'
import type { Point, SectionedMaterial } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { PackingBox } from './packing-box.ts'
import type { StackItem } from './packing-stack.ts'

/** What stands in a packed box, with its section for a view that shows the order of fitting. */
export type KitItem = StackItem & {
  material: SectionedMaterial
  /** Its section between two places along the axis and two radii. */
  section: (x1: number, x2: number, r1: number, r2: number) => Point[]
}

type Piece = { id: string; length: number; material: SectionedMaterial }

/** A ring of rectangular section. */
export function flatRing({ s, bore }: PackingBox, { id, length, material }: Piece): KitItem {
  return {
    id,
    does: 'seal',
    length,
    material,
    section: box,
    draw: (sheet, x1, x2) => sheet.part(id, 'stationary', material, box(x1, x2, s, bore), 'thin'),
  }
}

const BUSHING_CLEARANCE = 3

/** A bushing that fills room in the box, clear of the shaft. */
export function spacer({ R, bore }: PackingBox, { id, length, material }: Piece): KitItem {
  return {
    id,
    does: 'spacer',
    length,
    material,
    section: box,
    draw: (sheet, x1, x2) =>
      sheet.part(id, 'stationary', material, box(x1, x2, R(BUSHING_CLEARANCE), bore), 'thin'),
  }
}

/** How far a slanting side leans, from its middle. */
const LEAN = 9
/** The middle of rings with slanting sides needs a little more room, so that they stand apart. */
const WEDGE_EXTRA = 1

/**
 * Rings whose sides slant to and fro: the load along the axis drives every second one against the stem, the others
 * against the box. The outer sides are flat.
 */
export function wedgeRings({ s, bore }: PackingBox, count: number, length: number): KitItem[] {
  return Array.from({ length: count }, (_, i): KitItem => {
    const isOnStem = i % 2 === 1
    const lean = isOnStem ? LEAN : -LEAN
    const left = i === 0 ? 0 : lean
    const right = i === count - 1 ? 0 : lean
    const section = (x1: number, x2: number, r1: number, r2: number): Point[] => {
      const scale = (r2 - r1) / (bore - s)
      return polyline`M${x1 - left * scale} ${r1} H${x2 + right * scale}
        L${x2 - right * scale} ${r2} H${x1 + left * scale}`
    }
    const material = isOnStem ? 'graphite' : 'packing'
    const id = `wedge-${i + 1}`
    return {
      id,
      does: 'seal',
      length: length + WEDGE_EXTRA,
      material,
      foot: [left, right - WEDGE_EXTRA],
      section,
      draw: (sheet, x1, x2) =>
        sheet.part(id, 'stationary', material, section(x1, x2 - WEDGE_EXTRA, s, bore), 'thin'),
    }
  })
}
