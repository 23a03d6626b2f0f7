import { expect, test } from 'vitest'
import { strokes } from './strokes.ts'

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

test('a slip of the pen is reported, not drawn', () => {
  expect(() => strokes('M0 0L5')).toThrow('Not a path')
  expect(() => strokes('M0 0X5 5')).toThrow('Not a path')
})
