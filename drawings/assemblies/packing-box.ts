import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
import { polyline } from '../path-notation.ts'
import { area, type Sheet } from '../sheet.ts'

export type PackingPlace = 'pump' | 'slurry-pump' | 'agitator' | 'stern-tube' | 'valve' | 'lance'

/** Radii of shaft and ring section, thickness of the box's wall. */
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

/** What lies on either side of the box. */
export const SIDES: Record<PackingPlace, readonly [string, string]> = {
  pump: ['Lado impulsor', 'Lado atmósfera'],
  'slurry-pump': ['Lado impulsor', 'Lado atmósfera'],
  agitator: ['Estanque', 'Lado atmósfera'],
  'stern-tube': ['Mar', 'Interior de la nave'],
  valve: ['Lado proceso', 'Lado atmósfera'],
  lance: ['Lado vapor', 'Lado caldera'],
}

/** Radial height of the rings in a box. */
export const ringHeight = (place: PackingPlace) => FRAMES[place].section

/** Axial room between two rings, so that each can be told from the next. */
export const RING_GAP = 3
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

/** Every number that the parts of a packed box share. `length` is that of its contents. */
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

/** Shaft or stem, what it carries, the fluid behind it and the box: cut above the axis, from outside below. */
export function packedBox(sheet: Sheet, d: PackingBox, shaftEnd: number) {
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

/** A stem is thicker behind the box: there its back seat closes. */
const stem = (s: number, end: number): Point[] => polyline`M24 ${s + 14} H70 L86 ${s} H${end}`

/** What the shaft carries. */
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
