import { describe, expect, test } from 'vitest'
import { box, pairs, path, polyline, strokes, svgStrokes, triples, type Point } from './kit.ts'

test('small letters count from the last point, and Z goes home', () => {
  expect(strokes('M10 20h5v-5l-5 0Z')).toEqual([
    [
      [10, 20],
      [15, 20],
      [15, 15],
      [10, 15],
      [10, 20],
    ],
  ])
})

test('every M starts a line of its own, and points after it need no letter', () => {
  expect(strokes('M0 0 10 0M5 5l1 1 1 1')).toEqual([
    [
      [0, 0],
      [10, 0],
    ],
    [
      [5, 5],
      [6, 6],
      [7, 7],
    ],
  ])
})

test('a quarter of an ellipse leaves upright or flat, and meets the other axis square', () => {
  const [[, upright] = []] = strokes('M0 0U10 20')
  const [[, flat] = []] = strokes('M0 0F10 20')

  expect(upright).toMatchObject({
    to: [10, 20],
    via: [
      [0, expect.any(Number)],
      [expect.any(Number), 20],
    ],
  })
  expect(flat).toMatchObject({
    to: [10, 20],
    via: [
      [expect.any(Number), 0],
      [10, expect.any(Number)],
    ],
  })
})

test('an arc keeps its way round', () => {
  expect(strokes('M0 0a5 1 10 0')).toEqual([
    [[0, 0], { to: [10, 0], radius: 5, large: false, clockwise: true }],
  ])
})

test('a box stands by itself, whatever was drawn before it', () => {
  const place = box(1, 2, 5, 6)
  expect(strokes('M9 9h1 B1 2 5 6 B1 2 5 6').slice(1)).toEqual([place, place])
})

test('a slip of the pen is reported, not drawn', () => {
  expect(() => strokes('M0 0L5')).toThrow('Not a path')
  expect(() => strokes('M0 0X5 5')).toThrow('Not a path')
})

test('computed numbers and points keep their value to the last digit', () => {
  const [x, r, small] = [0.1 + 0.2, -1 / 3, 1e-9]
  const half: Point[] = [
    [x, r],
    [small, x],
  ]
  expect(polyline`M${x} ${r} V${small} H${-x} L${half} h1`).toEqual([
    [x, r],
    [x, small],
    [-x, small],
    [x, r],
    [small, x],
    [small + 1, x],
  ])
})

test('a list of points may be empty, at the start too', () => {
  const none: Point[] = []
  expect(polyline`M${none} L1 2 L${none} H3 Z`).toEqual([
    [1, 2],
    [3, 2],
    [1, 2],
  ])
})

test('a path has one line, and a polyline no curve', () => {
  expect(path`M0 0 A5 1 ${10} 0`).toHaveLength(2)
  expect(() => path`M0 0 H1 M2 2 H3`).toThrow('Not one path')
  expect(() => polyline`M0 0 A5 1 ${10} 0`).toThrow('no curves')
  expect(() => polyline`M0 0 H${Number.NaN}`).toThrow('Not a path')
})

describe('the data of an SVG path', () => {
  test('is turned up: heights change their sign, arcs keep their way', () => {
    const [arc] = svgStrokes('M0 -10A5 5 0 0 1 10 -10')
    expect(arc).toEqual([[0, 10], { to: [10, 10], radius: 5, large: false, clockwise: true }])
  })

  test('has quarters of ellipses, upright or flat as their way asks', () => {
    expect(svgStrokes('M0 -5A20 10 0 0 1 20 -15A20 10 0 0 1 40 -5')).toEqual(
      strokes('M0 5U20 15F40 5'),
    )
  })
})

test('places stand in a table, alone or with a measure each', () => {
  expect(pairs`40 -60, ${6} 8.5`).toEqual([
    [40, -60],
    [6, 8.5],
  ])
  expect(triples`40 60 5,
    62 84 4`).toEqual([
    [40, 60, 5],
    [62, 84, 4],
  ])
})
