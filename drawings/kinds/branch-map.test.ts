import { describe, expect, test } from 'vitest'
import { contains, crosses, distanceToLine, flatten, stretchesOf } from '../geometry.ts'
import type { LineMark, PartMark, Point, TextMark } from '../model.ts'
import { draw } from '../draw.tsx'
import {
  branchMap,
  CHILOE,
  FUEGIAN_COAST,
  MAINLAND_BORDER,
  MAINLAND_COAST,
  type Place,
} from './branch-map.ts'

const FORMATS = branchMap.schema.shape.format.options
/** The branches named in the specification. */
const points = [
  { city: 'Antofagasta', latitude: -23.65, longitude: -70.4 },
  { city: 'Santiago', latitude: -33.45, longitude: -70.67 },
  { city: 'Concepción', latitude: -36.83, longitude: -73.05 },
]

/** East to the right, north up, in kilometres. */
const onGlobe = ({ latitude, longitude }: Place): Point => [
  longitude * 111.2 * Math.cos((37 * Math.PI) / 180),
  latitude * 111.2,
]
const coast = MAINLAND_COAST.map(onGlobe)
const LAND = {
  mainland: [...coast, ...MAINLAND_BORDER.slice(1, -1).map(onGlobe)],
  chiloe: CHILOE.map(onGlobe),
  fuegian: FUEGIAN_COAST.map(onGlobe),
}
const isOnLand = (latitude: number, longitude: number) =>
  Object.values(LAND).some((land) => contains(land, onGlobe({ latitude, longitude })))

const kilometresToCoast = (place: Place) =>
  Math.min(...stretchesOf(coast).map(([a, b]) => distanceToLine(onGlobe(place), a, b)))

describe('the outline', () => {
  test.each([
    ['Calama', -22.46, -68.93],
    ['Castro', -42.55, -73.85],
    ['Coyhaique', -45.57, -72.07],
    ['Puerto Williams', -54.98, -67.61],
  ])('holds %s', (_, latitude, longitude) => expect(isOnLand(latitude, longitude)).toBe(true))

  test.each([
    ['Mendoza', -32.89, -68.84],
    ['Bariloche', -41.13, -71.31],
    ['Ushuaia', -54.8, -68.3],
    ['the gulf of Arauco', -37, -73.4],
    ['the Strait of Magellan', -53.6, -70.7],
  ])('leaves out %s', (_, latitude, longitude) => expect(isOnLand(latitude, longitude)).toBe(false))
})

test('spec 2: the branches stand on land, Antofagasta and Concepción by the sea, Santiago inland', () => {
  const far = points.map((point) => {
    expect([point.city, isOnLand(point.latitude, point.longitude)]).toEqual([point.city, true])
    return [point.city, kilometresToCoast(point)] as const
  })
  const kilometres = Object.fromEntries(far)
  expect(kilometres['Antofagasta']).toBeLessThan(10)
  expect(kilometres['Concepción']).toBeLessThan(20)
  expect(kilometres['Santiago']).toBeGreaterThan(70)
})

describe.each(FORMATS)('the %s map', (format) => {
  const drawing = { kind: 'branch-map' as const, format, points }
  const { marks } = branchMap.layout(drawing)
  const texts = marks.filter((mark): mark is TextMark => mark.type === 'text')
  const lines = marks.filter((mark): mark is LineMark => mark.type === 'line')
  const parts = marks.filter((mark): mark is PartMark => mark.type === 'part')
  const dots = parts
    .filter(({ id }) => id.startsWith('branch-'))
    .map(({ outline }) => ('centre' in outline ? outline.centre : undefined))

  test('spec 2: names every branch and gives it a point', () => {
    expect(texts.map(({ text }) => text).toSorted()).toEqual(
      [...points.map(({ city }) => city), 'N'].toSorted(),
    )
    expect(dots).toHaveLength(points.length)
    const options = { size: 'section', theme: 'file', id: 'd', subject: 'Marca' } as const
    const { title, description } = draw(drawing, options)
    expect(title).toBe(
      'Marca: mapa de Chile con las sucursales de Antofagasta, Santiago y Concepción',
    )
    expect(description).toContain('De norte a sur, cerca de los 24°, 33° y 37° de latitud sur.')
  })

  test('shows a branch more, and says "la sucursal" of one', () => {
    const arica = { city: 'Arica', latitude: -18.48, longitude: -70.3 }
    const more = branchMap.layout({ ...drawing, points: [...points, arica] })
    expect(more.marks.filter(({ id }) => id?.startsWith('branch-'))).toHaveLength(4)
    expect(branchMap.describe({ ...drawing, points: [arica] }).title).toBe(
      'mapa de Chile con la sucursal de Arica',
    )
  })

  test('leads from each name to its own point, and to no other', () => {
    const leaders = lines.filter(({ id }) => id?.startsWith('leader-'))
    expect(leaders).toHaveLength(points.length)
    const ends = leaders.map(({ path }) => flatten(path))
    for (const [a, b] of ends.flatMap(stretchesOf)) {
      const near = dots.filter((dot) => dot && distanceToLine(dot, a, b) < 12)
      expect(near).toHaveLength(1)
      for (const [c, d] of ends.flatMap(stretchesOf)) expect(crosses(a, b, c, d)).toBe(false)
    }
  })
})

test.each([
  ['north of Arica', -16, -70],
  ['in the Pacific', -33, -80],
  ['in Argentina', -33, -65],
  ['with the signs forgotten', 33.45, 70.67],
])('refuses a branch %s', (_, latitude, longitude) => {
  const drawn = branchMap.schema.safeParse({
    kind: 'branch-map',
    format: 'lying',
    points: [{ city: 'Oficina', latitude, longitude }],
  })
  expect(drawn.error?.issues[0]?.message).toBe('queda fuera de Chile continental')
})
