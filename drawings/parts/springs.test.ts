import { describe, expect, test } from 'vitest'
import { boundsOf, flatten, Sheet, type LineMark } from '../kit.ts'
import { coilSpring, LEAST_TURNS, RINGS, waveSpring } from './springs.ts'

type Room = Parameters<typeof coilSpring>[2]

function linesOf(draw: (sheet: Sheet) => void): LineMark[] {
  const sheet = new Sheet()
  draw(sheet)
  const { marks } = sheet.finish({
    balloonRow: 100,
    bottom: 0,
    card: { x: 0, top: 100, width: 100 },
  })
  return marks.filter((mark) => mark.type === 'line')
}

describe.each<[string, Room]>([
  ['long and high', { x1: 0, x2: 90, r1: 0, r2: 40 }],
  ['short', { x1: 0, x2: 26, r1: 0, r2: 40 }],
  ['low', { x1: 0, x2: 60, r1: 0, r2: 11 }],
])('a coil spring in a room that is %s', (_, room) => {
  const [behind, ...front] = linesOf((sheet) => coilSpring(sheet, 'spring', room, 2))

  test('shows four turns at least: strands in front, and what leads from one to the next', () => {
    expect(front.length).toBeGreaterThanOrEqual(LEAST_TURNS)
    expect(behind?.id).toBe('spring')
    const heavy = new Set(front.map(({ weight }) => weight))
    expect([...heavy]).not.toContain(behind?.weight)
  })

  test('stays between the walls', () => {
    for (const { path } of [behind, ...front].filter((line) => line !== undefined)) {
      const { x1, x2, r1, r2 } = boundsOf(flatten(path))
      expect(Math.min(x1 - room.x1, room.x2 - x2, r1 - room.r1, room.r2 - r2)).toBeGreaterThan(0)
    }
  })
})

test('a wave spring is rings one on the other, bent alike, that never cross', () => {
  const rings = linesOf((sheet) =>
    waveSpring(sheet, 'spring', { x1: 0, x2: 30, r1: 0, r2: 60 }),
  ).map(({ path }) => flatten(path))
  expect(rings).toHaveLength(RINGS)
  const [first = [], ...others] = rings
  for (const ring of others) {
    const gaps = ring.map(([x, r], i) => [x - (first[i]?.[0] ?? 0), r - (first[i]?.[1] ?? 0)])
    expect(gaps.every(([dx = 0, dr]) => dx > 2 && dr === 0)).toBe(true)
  }
})
