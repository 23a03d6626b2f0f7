import { expect, test } from 'vitest'
import { path, polyline, strokes } from './kit.ts'

test('a slip of the pen is reported, not drawn', () => {
  expect(() => strokes('M0 0L5')).toThrow('Not a path')
  expect(() => strokes('M0 0X5 5')).toThrow('Not a path')
})

test('a path has one line, and a polyline no curve', () => {
  expect(path`M0 0 A5 1 ${10} 0`).toHaveLength(2)
  expect(() => path`M0 0 H1 M2 2 H3`).toThrow('Not one path')
  expect(() => polyline`M0 0 A5 1 ${10} 0`).toThrow('no curves')
  expect(() => polyline`M0 0 H${Number.NaN}`).toThrow('Not a path')
})
