import type { Point, Weight } from '../../model.ts'

/** Degrees; south and west are negative. */
export type Place = { latitude: number; longitude: number }

/** How the map lies on its sheet. */
export type Frame = {
  height: number
  at: (place: Place) => Point
  /** Lettering, in units of the sheet; lines and dots go with it. */
  size: number
  dot: number
  coast: Weight
  thin: Weight
  /** The line along which the names keep apart: their column or their row. */
  along: 0 | 1
  /** Room that a name takes along it. */
  roomOf: (name: string) => number
  /** Between these the names stand. */
  from: number
  to: number
  /** Where a name stands, and where its leader ends. */
  name: (along: number) => { at: Point; anchor: 'start' | 'middle'; leaderEnd: Point }
  north: { tail: Point; tip: Point; letter: Point }
}

/** A degree of longitude, in degrees of latitude, at 37° south: an equirectangular projection. */
const LONGITUDE_SCALE = Math.cos((37 * Math.PI) / 180)

/** Room that a letter takes, and where a line of lettering lies between its neighbours, in ems. */
const LETTER = 0.56
const LEADING = 1.2
const DESCENT = 0.24
const HALF_CAPITAL = 0.35

const STANDING_UNITS = 30
const STANDING_SIZE = 48
const COLUMN = 452

/** North up: for a column. */
export const STANDING: Frame = {
  height: 1280,
  at: ({ latitude, longitude }) => [
    284 + (longitude + 71) * LONGITUDE_SCALE * STANDING_UNITS,
    640 + (latitude + 37) * STANDING_UNITS,
  ],
  size: STANDING_SIZE,
  dot: 14,
  coast: 'contact',
  thin: 'outline',
  along: 1,
  roomOf: () => STANDING_SIZE * LEADING,
  from: 20,
  to: 1260,
  name: (r) => ({
    at: [COLUMN, r - STANDING_SIZE * HALF_CAPITAL],
    anchor: 'start',
    leaderEnd: [COLUMN - 12, r],
  }),
  north: { tail: [120, 1080], tip: [120, 1180], letter: [120, 1200] },
}

const LYING_UNITS = 20.6
const LYING_SIZE = 22
const ROW = 216

/** North to the left, and the sea below: a strip. Left of the country is room for the arrow alone. */
export const LYING: Frame = {
  height: 248,
  at: ({ latitude, longitude }) => [
    542 - (latitude + 37) * LYING_UNITS,
    18 + (longitude + 76.6) * LONGITUDE_SCALE * LYING_UNITS,
  ],
  size: LYING_SIZE,
  dot: 8,
  coast: 'outline',
  thin: 'thin',
  along: 0,
  roomOf: (name) => (name.length + 1) * LETTER * LYING_SIZE,
  from: 10,
  to: 950,
  name: (x) => ({ at: [x, ROW], anchor: 'middle', leaderEnd: [x, ROW - LYING_SIZE * DESCENT - 4] }),
  north: { tail: [112, 116], tip: [52, 116], letter: [32, 116 - LYING_SIZE * HALF_CAPITAL] },
}
