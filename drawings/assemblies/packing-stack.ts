import { box } from '../geometry.ts'
import type { Medium, Point, SectionedMaterial } from '../model.ts'
import { polyline } from '../path-notation.ts'
import type { Sheet } from '../sheet.ts'
import { BOTTOM, RING_GAP, ringHeight, type PackingBox } from './packing-box.ts'

/**
 * One thing in the box, from the bottom to the gland. `seal` touches the shaft with the part `id`; a `lantern` lets
 * clean water in; a `spacer` leaves the medium that it stands in.
 */
export type StackItem = {
  id: string
  does: 'seal' | 'lantern' | 'spacer'
  length: number
  /** How far its foot on the shaft reaches beyond `x1` and `x2`, where its sides slant. */
  foot?: readonly [number, number]
  draw: (sheet: Sheet, x1: number, x2: number, d: PackingBox) => void
}

export const stackLength = (items: readonly StackItem[]) =>
  items.reduce((sum, { length }) => sum + length + RING_GAP, 0)

export type PlacedItem = StackItem & { x1: number; x2: number }

/** Where each item lies. */
export const placeStack = (items: readonly StackItem[]): PlacedItem[] =>
  items.map((item, i) => {
    const x1 = BOTTOM + stackLength(items.slice(0, i))
    return { ...item, x1, x2: x1 + item.length }
  })

/** The box's contents, the media between them, and the contacts with the shaft. */
export function packingStack(sheet: Sheet, d: PackingBox, items: readonly PlacedItem[]) {
  const { s, R, bore, nose } = d
  const seals = items.filter(({ does }) => does === 'seal')
  /** What fills the room between two rings that seal. */
  const mediumAt = (x1: number, x2: number): Medium => {
    if (x1 === BOTTOM) return 'process'
    return items.some((item) => item.does === 'lantern' && item.x1 >= x1 && item.x2 <= x2)
      ? 'barrier'
      : 'atmosphere'
  }
  const ends = [BOTTOM, ...seals.map(({ x2 }) => x2)]
  const rooms = ends.map((x1, i) => {
    const x2 = seals[i]?.x1 ?? nose
    return { x1, x2, medium: mediumAt(x1, x2) }
  })
  for (const { x1, x2, medium } of rooms) {
    if (medium !== 'atmosphere') sheet.medium(medium, box(x1, x2, s, bore))
  }
  for (const { id, does, draw, x1, x2 } of items) {
    draw(sheet, x1, x2, d)
    sheet.anchor(id, does === 'seal' ? [x1 + 16, R(10)] : [(x1 + x2) / 2, R(24)])
  }
  seals.forEach(({ id, x1, x2, foot = [0, 0] }, i) =>
    sheet.contact({
      from: [x1 - foot[0], s],
      to: [x2 + foot[1], s],
      parts: [id, 'shaft'],
      media: [rooms[i]?.medium ?? 'process', rooms[i + 1]?.medium ?? 'atmosphere'],
    }),
  )
}

/** What stands in a packed box, with its section for a view that shows the order of fitting. */
export type KitItem = StackItem & {
  material: SectionedMaterial
  /** Its section between two places along the axis and two radii. */
  section: (x1: number, x2: number, r1: number, r2: number) => Point[]
}

type Piece = { id: string; length: number; material: SectionedMaterial }

const piece = (does: 'seal' | 'spacer', clearance: number, { id, length, material }: Piece) => {
  const draw: KitItem['draw'] = (sheet, x1, x2, { R, bore }) =>
    sheet.part(id, 'stationary', material, box(x1, x2, R(clearance), bore), 'thin')
  return { id, does, length, material, section: box, draw }
}

/** A ring of rectangular section. */
export const flatRing = (ring: Piece): KitItem => piece('seal', 0, ring)

/** Rings alike, numbered from the bottom. */
export const flatRings = (count: number, { id, ...ring }: Piece): KitItem[] =>
  Array.from({ length: count }, (_, i) => flatRing({ id: `${id}-${i + 1}`, ...ring }))

const BUSHING_CLEARANCE = 3

/** A bushing that fills room in the box, clear of the shaft. */
export const spacer = (bushing: Piece): KitItem => piece('spacer', BUSHING_CLEARANCE, bushing)

/** How far a slanting side leans, from its middle. */
const LEAN = 9
/** The middle of rings with slanting sides needs a little more room, so that they stand apart. */
const WEDGE_EXTRA = 1
const WEDGE_HEIGHT = ringHeight('pump')

/**
 * Rings whose sides slant to and fro: the load along the axis drives every second one against the stem, the others
 * against the box. The outer sides are flat.
 */
export const wedgeRings = (count: number, length: number): KitItem[] =>
  Array.from({ length: count }, (_, i): KitItem => {
    const isOnStem = i % 2 === 1
    const lean = isOnStem ? LEAN : -LEAN
    const left = i === 0 ? 0 : lean
    const right = i === count - 1 ? 0 : lean
    const section = (x1: number, x2: number, r1: number, r2: number): Point[] => {
      const scale = (r2 - r1) / WEDGE_HEIGHT
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
      draw: (sheet, x1, x2, { s, bore }) =>
        sheet.part(id, 'stationary', material, section(x1, x2 - WEDGE_EXTRA, s, bore), 'thin'),
    }
  })
