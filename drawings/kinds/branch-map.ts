import { z } from 'zod'
import { emptyRowUnder, SHEET_WIDTH } from '../finished-sheet.ts'
import { area, Sheet, type KindDefinition, type Point, type Weight } from '../kit.ts'
import { flowArrow } from '../parts/flow-arrow.ts'

type BranchMap = z.output<typeof schema>

const list = new Intl.ListFormat('es')

const SIDES: Record<BranchMap['format'], string> = {
  standing: 'con el norte arriba y el mar a la izquierda',
  lying: 'con el norte a la izquierda y el mar abajo',
}

function describe({ format, points }: BranchMap) {
  const southwards = points.toSorted((a, b) => b.latitude - a.latitude)
  const branches = points.length === 1 ? 'la sucursal' : 'las sucursales'
  const latitudes = southwards.map(({ latitude }) => `${Math.round(-latitude)}°`)
  return {
    title: `mapa de Chile con ${branches} de ${list.format(southwards.map(({ city }) => city))}`,
    description: `Contorno simplificado de Chile continental, ${SIDES[format]}. De norte a sur, cerca de los ${list.format(latitudes)} de latitud sur.`,
  }
}

/** The longest city name, and the most letters in the row of the lying map. */
export const NAME_LETTERS = 18
const ROW_LETTERS = 76
export const NAME_TOO_LONG = `no cabe en el mapa: tiene más de ${NAME_LETTERS} letras`
const OUT_OF_CHILE = 'queda fuera de Chile continental'

/** A city's name and position in degrees; south and west are negative. */
export const cityShape = {
  city: z.string().min(1).max(NAME_LETTERS, NAME_TOO_LONG),
  latitude: z.number().min(-56, OUT_OF_CHILE).max(-17, OUT_OF_CHILE),
  longitude: z.number().min(-76, OUT_OF_CHILE).max(-66, OUT_OF_CHILE),
}

export const NO_ROOM = 'los nombres de las ciudades no caben todos en el mapa'

/** Whether the names of the cities fit beside each other, with a space between two. */
export function haveRoom(cities: readonly { city: string }[]): boolean {
  return cities.reduce((letters, { city }) => letters + city.length + 1, 0) <= ROW_LETTERS
}

/** A map of Chile with the branches. */
const schema = z.strictObject({
  kind: z.literal('branch-map'),
  /** `standing`: north up; `lying`: a strip with north to the left. */
  format: z.enum(['standing', 'lying']),
  points: z.array(z.strictObject(cityShape)).min(1).refine(haveRoom, NO_ROOM),
})

/** Degrees; south and west are negative. */
export type Place = { latitude: number; longitude: number }

/** The layout of the map on its sheet. */
type Frame = {
  height: number
  at: (place: Place) => Point
  /** Font size, in units of the sheet; lines and dots match it. */
  size: number
  dot: number
  coast: Weight
  thin: Weight
  /** The axis along which names are spaced: their column or their row. */
  along: 0 | 1
  /** The space that a name takes along it. */
  roomOf: (name: string) => number
  /** The limits between which names are placed. */
  from: number
  to: number
  /** A name's position, and the end of its leader. */
  name: (along: number) => { at: Point; anchor: 'start' | 'middle'; leaderEnd: Point }
  north: { tail: Point; tip: Point; letter: Point }
}

/** A degree of longitude in degrees of latitude at 37° south (equirectangular projection). */
const LONGITUDE_SCALE = Math.cos((37 * Math.PI) / 180)

/** The width of a letter, the line height, and the descent below the baseline, in ems. */
const LETTER = 0.56
const LEADING = 1.2
const DESCENT = 0.24
const HALF_CAPITAL = 0.35

const STANDING_UNITS = 30
const STANDING_SIZE = 48
const COLUMN = 452

/** North up, with the names in a column. */
const STANDING: Frame = {
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

/** North to the left, with the sea below: a strip. Left of the country there is only room for the north arrow. */
const LYING: Frame = {
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

/** Positions in degrees south and west: `33.02,71.64` is Valparaíso. */
function placesOf(degrees: string): Place[] {
  return degrees
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [south = NaN, west = NaN] = pair.split(',').map(Number)
      return { latitude: -south, longitude: -west }
    })
}

/**
 * The coast of the mainland from the Línea de la Concordia to Punta Dungeness, simplified to about a quarter of a
 * degree. From the Guaitecas on, only the outer line of the fjords.
 */
export const MAINLAND_COAST = placesOf(`
  18.35,70.38 18.48,70.33 19.20,70.28 20.22,70.15 21.43,70.06 22.09,70.20 22.80,70.32 23.03,70.53
  23.50,70.63 23.56,70.43 23.65,70.41 23.80,70.51 24.90,70.50 25.40,70.48 26.35,70.63 27.05,70.83
  28.10,71.16 28.47,71.24 29.25,71.48 29.90,71.27 30.25,71.65 31.10,71.66 31.90,71.51 32.75,71.50
  33.02,71.64 33.60,71.62 33.95,71.87 34.40,72.03 35.33,72.42 36.13,72.80 36.55,72.93 36.70,72.99
  36.62,73.12 36.83,73.17 37.05,73.16 37.24,73.40 37.15,73.59 37.60,73.65 38.35,73.49 39.25,73.23
  39.87,73.42 40.02,73.71 41.00,73.93 41.60,73.65 41.68,73.20 41.48,72.94 41.70,72.65 42.30,72.45
  42.92,72.71 43.35,73.00 43.78,72.98 43.92,73.60 43.95,74.15 44.60,74.65 45.90,75.00 46.82,75.62
  46.95,75.40 46.70,74.75 47.15,74.35 47.75,74.55 47.80,75.10 48.40,75.50 50.00,75.45 51.40,75.15
  52.35,74.60 52.75,73.90 53.20,73.10 53.55,72.20 53.90,71.30 53.15,70.90 52.65,70.35 52.48,69.65
  52.27,69.10 52.40,68.43
`)

/** The border of the mainland, from Punta Dungeness north to the Línea de la Concordia. */
export const MAINLAND_BORDER = placesOf(`
  52.40,68.43 52.15,69.50 51.99,70.00 51.99,71.91 51.60,72.33 50.90,72.28 50.80,73.10 50.20,73.35
  49.60,73.40 49.27,73.05 48.80,72.58 48.00,72.40 47.35,71.95 46.70,71.70 46.00,71.75 45.55,71.50
  44.80,71.25 44.35,71.80 43.60,71.70 42.90,72.10 42.20,72.10 41.60,71.85 40.00,71.68 39.20,71.40
  38.66,70.90 38.20,70.98 37.70,71.18 36.40,71.05 35.95,70.40 35.20,70.57 34.90,70.30 34.25,69.85
  33.40,69.80 32.85,70.07 32.30,70.25 31.10,70.48 30.15,69.82 29.60,69.98 29.10,69.75 28.30,69.65
  27.10,68.55 26.80,68.28 26.30,68.57 24.72,68.53 24.40,68.30 24.05,67.33 23.30,67.05 22.85,67.18
  22.85,67.88 22.00,68.05 20.50,68.65 20.10,68.75 19.30,68.50 18.95,68.97 18.30,69.10 17.50,69.47
  17.70,69.80 18.35,70.38
`)

/** Chiloé, anticlockwise from the Canal de Chacao. */
export const CHILOE = placesOf(`
  41.90,73.50 41.82,73.90 42.10,74.12 42.60,74.17 43.30,74.37 43.40,74.10 43.12,73.62 42.48,73.74
  42.14,73.45
`)

/**
 * The Chilean part of Tierra del Fuego with the islands to its west and south, in one outline: from Cabo Espíritu
 * Santo round to Lapataia. The border, a meridian, joins the two ends.
 */
export const FUEGIAN_COAST = placesOf(`
  52.66,68.61 52.64,69.75 52.83,70.35 53.05,70.25 53.28,70.42 53.48,70.20 53.48,69.50 53.72,70.30
  54.15,70.90 54.15,71.50 53.83,72.10 53.45,73.10 53.05,73.90 52.72,74.68 53.35,73.95 53.85,73.55
  54.30,72.90 54.55,71.95 55.00,71.05 55.35,70.05 55.55,69.00 55.72,68.10 55.98,67.28 55.60,66.98
  55.25,66.50 54.98,66.90 54.93,67.60 54.93,68.20 54.88,68.61
`)

/** The outer edge of the tinted sea: from north to south, then back to the border on Tierra del Fuego. */
const OFFSHORE = placesOf(`
  18.35,71.25 20.20,71.05 22.50,71.15 23.30,71.50 26.00,71.55 29.20,72.40 30.30,72.55 32.00,72.45
  34.00,72.95 36.20,73.80 37.20,74.45 39.00,74.35 40.00,74.70 43.50,75.25 45.50,75.80 46.90,76.50
  50.50,76.35 52.40,75.65 53.40,74.85 54.80,72.95 55.80,70.30 56.50,68.20 56.50,66.80 55.70,66.20
  55.25,66.50 54.88,68.61 52.66,68.61
`)

type Wanted = { centre: number; room: number }

/** The centres closest to the wanted ones, in the same order, that leave room for each between `from` and `to`. */
function spreadOut(wanted: readonly Wanted[], from: number, to: number): number[] {
  let edge = from
  const pushed = wanted.map(({ centre, room }) => {
    const moved = Math.max(centre, edge + room / 2)
    edge = moved + room / 2
    return { centre: moved, room }
  })
  edge = to
  return pushed
    .toReversed()
    .map(({ centre, room }) => {
      const moved = Math.min(centre, edge - room / 2)
      edge = moved - room / 2
      return moved
    })
    .toReversed()
}

const FRAMES: Record<BranchMap['format'], Frame> = {
  standing: STANDING,
  lying: LYING,
}

function layout({ format, points }: BranchMap) {
  const frame = FRAMES[format]
  const { height } = frame
  const sheet = new Sheet()
  // The sea's tint ends in open water.
  sheet.opening(area(0, SHEET_WIDTH, 0, height))
  country(sheet, frame)
  sheet.onlyOnSection(() => names(sheet, frame, points))
  for (const [i, point] of points.entries()) {
    const dot = { centre: frame.at(point), radius: frame.dot }
    sheet.part(`branch-${i}`, 'fastener', 'accent', dot, 'thin')
  }
  return sheet.finish({
    balloonRow: emptyRowUnder(height),
    bottom: 0,
    card: { x: 0, top: height, width: Math.min(SHEET_WIDTH, (height * 4) / 3) },
  })
}

/** The sea is tinted along the coast, which has a heavy line; the border's line is thin and dashed. */
function country(sheet: Sheet, { at, coast, thin }: Frame) {
  const drawn = (places: readonly Place[]): Point[] => places.map(at)
  const [mainland, border] = [drawn(MAINLAND_COAST), drawn(MAINLAND_BORDER)]
  const [chiloe, fuegian] = [drawn(CHILOE), drawn(FUEGIAN_COAST)]
  sheet
    .medium('process', [...drawn(OFFSHORE), ...border], 'sea')
    .part('mainland', 'housing', 'outside', [...mainland, ...border.slice(1, -1)], 'none')
    .part('fuegian-islands', 'housing', 'outside', fuegian, 'none')
    .part('chiloe', 'housing', 'outside', chiloe, coast)
    .line(border, { id: 'border', weight: thin, dash: 'centre' })
    .line([...fuegian.slice(-1), ...fuegian.slice(0, 1)], { weight: thin, dash: 'centre' })
    .line(mainland, { id: 'coast', weight: coast })
    .line(fuegian, { weight: coast })
}

/** The names on the border's side, in geographical order, and the north arrow. */
function names(sheet: Sheet, frame: Frame, points: BranchMap['points']) {
  const { along, size, from, to, north } = frame
  const named = points
    .map(({ city, ...place }) => ({ city, dot: frame.at(place) }))
    .toSorted((a, b) => a.dot[along] - b.dot[along])
  const wanted = named.map(({ city, dot }) => ({ centre: dot[along], room: frame.roomOf(city) }))
  const centres = spreadOut(wanted, from, to)
  for (const [i, { city, dot }] of named.entries()) {
    const { at, anchor, leaderEnd } = frame.name(centres[i] ?? dot[along])
    sheet
      .line([dot, leaderEnd], { id: `leader-${i}`, weight: frame.thin })
      .text(at, city, { anchor, size, strong: true })
  }
  flowArrow(sheet, north.tail, north.tip, 'ink')
  sheet.text(north.letter, 'N', { size, strong: true })
}

export const branchMap: KindDefinition<typeof schema> = { schema, layout, describe }
