import { area, box, mirror, polyline, type Sheet } from '../kit.ts'
import type { Medium, Point, SectionedMaterial } from '../model.ts'
import { studAndNut } from '../parts/fasteners.ts'
import { shaft, straightShaft, shaftOutline } from '../parts/shaft.ts'
import { discStack, type DiscStack, discStackLength } from '../parts/springs.ts'
import { axisAndSides } from './stuffing-box.ts'

export type PackingPlace = 'pump' | 'slurry-pump' | 'agitator' | 'stern-tube' | 'valve' | 'lance'

/** Radii of the shaft and of the rings' section, and the thickness of the box's wall. */
type Frame = { shaft: number; section: number; wall: number }

const ROTATING: Frame = { shaft: 88, section: 46, wall: 78 }
const FRAMES: Record<PackingPlace, Frame> = {
  pump: ROTATING,
  'slurry-pump': { shaft: 94, section: 48, wall: 76 },
  agitator: { shaft: 106, section: 46, wall: 70 },
  'stern-tube': { shaft: 114, section: 46, wall: 66 },
  valve: { shaft: 58, section: 46, wall: 70 },
  lance: { shaft: 82, section: 46, wall: 70 },
}

/** The names of the two sides of the box. */
const SIDES: Record<PackingPlace, readonly [string, string]> = {
  pump: ['Lado impulsor', 'Lado atmósfera'],
  'slurry-pump': ['Lado impulsor', 'Lado atmósfera'],
  agitator: ['Estanque', 'Lado atmósfera'],
  'stern-tube': ['Mar', 'Interior de la nave'],
  valve: ['Lado proceso', 'Lado atmósfera'],
  lance: ['Lado vapor', 'Lado caldera'],
}

/** Radial height of the rings in a box. */
export const ringHeight = (place: PackingPlace) => FRAMES[place].section

/** Axial gap between two rings, so that they can be told apart. */
const RING_GAP = 3
const BOX_START = 94
/** Bottom of the box, where the first ring lies. */
export const BOTTOM = 140
const NOSE_OUT = 26
const FLANGE = 30
/** How far the gland has entered the box. */
const NOSE_IN = 24
const NECK_DEPTH = 24
const NECK_FLANGE = 36

export type PackingBox = ReturnType<typeof packingBox>

/** All dimensions that the parts of a packed box share. `length` is that of its contents. */
export function packingBox(place: PackingPlace, length: number) {
  const { shaft: s, section, wall } = FRAMES[place]
  const R = (v: number) => s + v
  const bore = R(section)
  const nose = BOTTOM + length
  const face = nose + NOSE_IN
  const flange = face + NOSE_OUT
  const out = bore + wall
  return {
    place,
    s,
    R,
    section,
    bore,
    out,
    throat: R(6),
    nose,
    face,
    flange,
    flangeEnd: flange + FLANGE,
    /** Radius of the studs. */
    stud: out - 36,
    isNecked: place === 'valve' || place === 'lance',
  }
}

/** Shaft or stem, the impeller or similar, the fluid behind it and the box: cut above the axis, from outside below. */
function packedBox(sheet: Sheet, d: PackingBox, shaftEnd: number) {
  const { s, out, throat, bore, face, place } = d
  const top = out + 14
  sheet
    .medium('process', box(54, BOX_START, s, top))
    .medium('process', box(54, BOTTOM, s, throat))
    .opening(area(0, BOX_START + 2, 0, top + 2))
  shaft(sheet, place === 'valve' ? stem(s, shaftEnd) : straightShaft(24, shaftEnd, s))
  wetEnd(sheet, d, top)
  const outer: Point[] = d.isNecked
    ? polyline`M${face} ${out} H${face - NECK_FLANGE} V${out - NECK_DEPTH} H${BOTTOM + 26}
      L${BOTTOM - 8} ${out + 10} H${BOX_START}`
    : polyline`M${face} ${out} H${BOX_START}`
  const outline = polyline`M${BOX_START} ${throat} H${BOTTOM} V${bore} H${face} L${outer}`
  sheet
    .part('box', 'housing', 'housing', outline)
    .part('box-outside', 'housing', 'outside', [[BOX_START, 0], [face, 0], ...mirror(outer)])
    .callout('box', [110, out - 30], place === 'valve' ? 'bonete' : 'caja de sellado')
}

/** Behind the box a valve stem is thicker, to close against its back seat. */
const stem = (s: number, end: number): Point[] => polyline`M24 ${s + 14} H70 L86 ${s} H${end}`

/** The part on the shaft's wet end, such as an impeller. */
function wetEnd(sheet: Sheet, { place, s }: PackingBox, top: number) {
  if (place === 'valve') return
  if (place === 'lance') {
    const bore = s - 22
    sheet
      .hiddenLine(polyline`M24 ${bore} H${BOX_START}`)
      .hiddenLine(polyline`M24 ${-bore} H${BOX_START}`)
    return
  }
  const outline = WET_ENDS[place](s, top)
  sheet
    .part('wet-end', 'rotating', 'steel-opposed', outline)
    .part('wet-end-outside', 'rotating', 'unsectioned', mirror(outline))
}

const WET_ENDS: Record<
  Exclude<PackingPlace, 'valve' | 'lance'>,
  (s: number, top: number) => Point[]
> = {
  pump: (s, top) => polyline`M24 ${s} H66 v46 L54 ${s + 60} V${top} H24`,
  // Thick shrouds with expelling vanes behind.
  'slurry-pump': (s, top) => polyline`M20 ${s} H70 v30 L58 ${s + 44} V${top - 30} H72 V${top} H20`,
  agitator: (s, top) => polyline`M28 ${s} H70 v24 H56 V${top} H42 V${s + 24} H28`,
  'stern-tube': (s, top) =>
    polyline`M20 ${s} H78 L72 ${s + 32} L60 ${s + 36} L48 ${top} H34 L36 ${s + 36} L20 ${s + 30}`,
}

const STUD_HALF = 9
const NUT_HALF = 12
const IN_THE_BOX = 52

/** A flanged ring that presses the packing: its nose reaches into the box, its flange is outside. */
type Follower = Pick<PackingBox, 'R' | 'bore' | 'nose' | 'face' | 'flange' | 'flangeEnd' | 'out'>

/** The follower above the axis, in section. */
export function followerCut(sheet: Sheet, { R, bore, nose, flange, flangeEnd, out }: Follower) {
  const outline = polyline`M${nose} ${R(4)} H${flangeEnd} V${out} H${flange} V${bore - 2} H${nose}`
  sheet
    .part('follower', 'stationary', 'steel-opposed', outline)
    .anchor('follower', [flange + 14, R(60)])
}

/** The follower below the axis, from outside. */
export function followerOutside(sheet: Sheet, { bore, face, flange, flangeEnd, out }: Follower) {
  sheet
    .part('follower-nose', 'stationary', 'unsectioned', mirror(box(face, flange, 0, bore - 2)))
    .part('follower-outside', 'stationary', 'unsectioned', mirror(box(flange, flangeEnd, 0, out)))
}

/** A stud from the box to `end`, with its visible parts below the axis. */
export function glandStud(
  sheet: Sheet,
  { face, flange, stud }: PackingBox,
  { end, half }: { end: number; half: number },
) {
  const upper = box(face - IN_THE_BOX, end, stud - half, stud + half)
  const lower = mirror(box(face, flange, stud - half, stud + half))
  sheet
    .part('stud', 'fastener', 'unsectioned', upper, 'thin')
    .part('stud-outside', 'fastener', 'unsectioned', lower, 'thin')
}

/** The gland that presses the rings, with studs above and below the axis. */
function packingGland(sheet: Sheet, d: PackingBox, springs: DiscStack | undefined) {
  const { flangeEnd, stud } = d
  followerCut(sheet, d)
  followerOutside(sheet, d)
  glandStud(sheet, d, { end: flangeEnd, half: STUD_HALF })
  for (const suffix of ['', '-outside']) {
    const r = suffix ? -stud : stud
    const end = springs ? discStack(sheet, `springs${suffix}`, [flangeEnd, r], springs) : flangeEnd
    studAndNut(sheet, `nut${suffix}`, end, r, NUT_HALF)
  }
}

/**
 * An item in the box, ordered from the bottom to the gland. `seal`: its part `id` touches the shaft; `lantern`: lets
 * clean water in; `spacer`: lets the surrounding medium pass.
 */
export type StackItem = {
  id: string
  does: 'seal' | 'lantern' | 'spacer'
  length: number
  /** How far its contact with the shaft extends beyond `x1` and `x2`, if its sides are slanted. */
  foot?: readonly [number, number]
  draw: (sheet: Sheet, x1: number, x2: number, d: PackingBox) => void
}

const stackLength = (items: readonly StackItem[]) =>
  items.reduce((sum, { length }) => sum + length + RING_GAP, 0)

export type PlacedItem = StackItem & { x1: number; x2: number }

/** Assigns each item its place. */
const placeStack = (items: readonly StackItem[]): PlacedItem[] =>
  items.map((item, i) => {
    const x1 = BOTTOM + stackLength(items.slice(0, i))
    return { ...item, x1, x2: x1 + item.length }
  })

/** The box's contents, the media between them, and the contacts with the shaft. */
function packingStack(sheet: Sheet, d: PackingBox, items: readonly PlacedItem[]) {
  const { s, R, bore, nose } = d
  const seals = items.filter(({ does }) => does === 'seal')
  /** The medium between two sealing rings. */
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

/** An item of a packed box, with its section for a view that shows the order of fitting. */
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

/** Equal rings, numbered from the bottom. */
export const flatRings = (count: number, { id, ...ring }: Piece): KitItem[] =>
  Array.from({ length: count }, (_, i) => flatRing({ id: `${id}-${i + 1}`, ...ring }))

const BUSHING_CLEARANCE = 3

/** A bushing that fills space in the box without touching the shaft. */
export const spacer = (bushing: Piece): KitItem => piece('spacer', BUSHING_CLEARANCE, bushing)

/** The offset of a slanted side's ends from its middle. */
const LEAN = 9
/** Extra length of the inner slanted rings, to keep their outlines apart. */
const WEDGE_EXTRA = 1
const WEDGE_HEIGHT = ringHeight('pump')

/**
 * Rings with alternately slanted sides: the axial load drives every second one against the stem, the others against
 * the box. The outer sides are flat.
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

type AssembledBox = {
  place: PackingPlace
  /** The box's contents, from its bottom to the gland. */
  items: readonly StackItem[]
  springs?: DiscStack | undefined
  /** Draws what presses the rings, if that is not a gland with nuts. */
  gland?: (sheet: Sheet, d: PackingBox) => void
  /** The end of the shaft, from the end of the studs. */
  shaftEnd?: (studEnd: number) => number
}

/** How far studs extend beyond the parts they press, and the shaft beyond the studs. */
const STUD_TAIL = 50
const BEYOND = 16

/** A packed box with its contents, its gland, its shaft and the names of its sides. */
export function assembledBox(
  sheet: Sheet,
  { place, items, springs, gland, shaftEnd = (studEnd) => studEnd + BEYOND }: AssembledBox,
) {
  const d = packingBox(place, stackLength(items))
  const placed = placeStack(items)
  const end = shaftEnd(d.flangeEnd + (springs ? discStackLength(springs) : 0) + STUD_TAIL)
  packedBox(sheet, d, end)
  packingStack(sheet, d, placed)
  if (gland) gland(sheet, d)
  else packingGland(sheet, d, springs)
  shaftOutline(sheet, straightShaft(96, end, d.s))
  axisAndSides(sheet, end + 14, SIDES[place])
  return { d, placed, end }
}
