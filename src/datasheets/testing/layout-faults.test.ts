import { expect, test } from 'vitest'
import { gapAboveFoot, outsideFrame, overlapsOf, wordsInColumn } from './layout-faults.ts'

const LINE_MM = 4

/** A word on a line, with a box as high as the line. */
const word = (text: string, x1: number, x2: number, line: number) => ({
  page: 1,
  text,
  x1,
  x2,
  y1: 20 + line * LINE_MM,
  y2: 20 + (line + 1) * LINE_MM,
})

test('words beside and under each other are apart; one over another is found', () => {
  const apart = [word('Presión', 20, 32, 0), word('máxima', 33, 45, 0), word('30', 20, 24, 0.9)]
  expect(overlapsOf(apart)).toEqual([])
  expect(overlapsOf([...apart, word('bar', 31, 40, 0.2)])).toHaveLength(2)
})

test('a word that leaves the frame is found', () => {
  expect(outsideFrame([word('bar', 184, 190, 0)])).toEqual([])
  expect(outsideFrame([word('bar', 186, 192, 0)])).toEqual(['page 1: «bar»'])
})

test('a foot that touches what stands above it is found', () => {
  const foot = [word('Oficina', 20, 32, 5), word('Oficina', 60, 72, 5)]
  expect(gapAboveFoot([word('bomba', 20, 32, 3), ...foot], 'Oficina')).toBeCloseTo(LINE_MM)
  expect(gapAboveFoot([word('bomba', 20, 32, 4), ...foot], 'Oficina')).toBeCloseTo(0)
})

test('a word off the edge of its column is not counted', () => {
  const column = [word('SI', 60, 64, 0), word('bar', 58, 64, 1), word('psi', 58, 64.5, 2)]
  expect(wordsInColumn(column, 'SI', 'x2')).toBe(2)
})
