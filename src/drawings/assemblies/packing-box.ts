import { box, mirror } from '../geometry.ts'
import type { Point } from '../model.ts'
import { shaft, straightShaft } from '../parts/shaft.ts'
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
    ? [
        [face, out],
        [face - NECK_FLANGE, out],
        [face - NECK_FLANGE, out - NECK_DEPTH],
        [BOTTOM + 26, out - NECK_DEPTH],
        [BOTTOM - 8, out + 10],
        [BOX_START, out + 10],
      ]
    : [
        [face, out],
        [BOX_START, out],
      ]
  sheet
    .part('box', 'housing', 'housing', [
      [BOX_START, throat],
      [BOTTOM, throat],
      [BOTTOM, bore],
      [face, bore],
      ...outer,
    ])
    .part('box-outside', 'housing', 'outside', [[BOX_START, 0], [face, 0], ...mirror(outer)])
}

/** A stem is thicker behind the box: there its back seat closes. */
const stem = (s: number, end: number): Point[] => [
  [24, s + 14],
  [70, s + 14],
  [86, s],
  [end, s],
]

/** What the shaft carries. */
function wetEnd(sheet: Sheet, { place, s }: PackingBox, top: number) {
  if (place === 'valve') return
  if (place === 'lance') {
    const bore = s - 22
    sheet
      .hiddenLine([
        [24, bore],
        [BOX_START, bore],
      ])
      .hiddenLine([
        [24, -bore],
        [BOX_START, -bore],
      ])
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
  pump: (s, top) => [
    [24, s],
    [66, s],
    [66, s + 46],
    [54, s + 60],
    [54, top],
    [24, top],
  ],
  // Thick shrouds with expelling vanes behind.
  'slurry-pump': (s, top) => [
    [20, s],
    [70, s],
    [70, s + 30],
    [58, s + 44],
    [58, top - 30],
    [72, top - 30],
    [72, top],
    [20, top],
  ],
  agitator: (s, top) => [
    [28, s],
    [70, s],
    [70, s + 24],
    [56, s + 24],
    [56, top],
    [42, top],
    [42, s + 24],
    [28, s + 24],
  ],
  'stern-tube': (s, top) => [
    [20, s],
    [78, s],
    [72, s + 32],
    [60, s + 36],
    [48, top],
    [34, top],
    [36, s + 36],
    [20, s + 30],
  ],
}
