import { describe, expect, test } from 'vitest'
import { boundsOf, box, flatten, Sheet, type Mark, type Medium } from './kit.ts'
import { oRing } from './parts/seals.ts'

const RING = { x: 150, r: 58 }

/** An O-ring between two bushes, with a medium on its left and another on its right. */
function pressedBetween(left: Medium, right: Medium): readonly Mark[] {
  const sheet = new Sheet()
  sheet
    .medium(left, box(0, 100, 0, 200))
    .medium(right, box(200, 300, 0, 200))
    .part('inner', 'stationary', 'steel', box(100, 200, 0, 50))
    .part('outer', 'stationary', 'steel-opposed', box(100, 200, 50, 150))
  oRing(sheet, 'seal', [RING.x, RING.r])
  return sheet.finish({
    balloonRow: 220,
    bottom: -20,
    card: { x: 0, top: 200, width: 300 },
  }).marks
}

const middleOf = (marks: readonly Mark[], id: string) => {
  const [ring] = marks.flatMap((mark) =>
    mark.type === 'part' && mark.id === id ? [boundsOf(flatten(mark.outline))] : [],
  )
  if (!ring) throw new Error(`${id} is not drawn`)
  return (ring.x1 + ring.x2) / 2
}

describe('an O-ring in its groove', () => {
  test.each<[Medium, Medium, 'left' | 'right']>([
    ['process', 'atmosphere', 'right'],
    ['atmosphere', 'process', 'left'],
    ['barrier', 'process', 'right'],
    ['gas', 'atmosphere', 'right'],
  ])('with %s left and %s right of it, lies against the wall on the %s', (left, right, side) => {
    const marks = pressedBetween(left, right)
    const away = middleOf(marks, 'seal') - middleOf(marks, 'seal-groove')
    expect(Math.sign(away)).toBe(side === 'right' ? 1 : -1)
  })

  test('has what presses it on the open side of the groove, and nowhere beyond its middle', () => {
    const marks = pressedBetween('process', 'atmosphere')
    const groove = marks.findIndex(({ id }) => id === 'seal-groove')
    const fluid = marks[groove + 1]
    if (fluid?.type !== 'medium') throw new Error('no fluid in the groove')
    expect(fluid.medium).toBe('process')
    expect(boundsOf(flatten(fluid.outline)).x2).toBeLessThanOrEqual(RING.x)
  })

  test('stays in the middle where nothing presses it from either side', () => {
    const marks = pressedBetween('process', 'process')
    expect(middleOf(marks, 'seal')).toBeCloseTo(middleOf(marks, 'seal-groove'))
  })

  test('is squeezed: as high as its groove, and wider than it is high', () => {
    const marks = pressedBetween('process', 'process')
    const [seal] = marks.flatMap((mark) =>
      mark.type === 'part' && mark.id === 'seal' ? [boundsOf(flatten(mark.outline))] : [],
    )
    expect((seal?.x2 ?? 0) - (seal?.x1 ?? 0)).toBeGreaterThan((seal?.r2 ?? 0) - (seal?.r1 ?? 0))
  })
})
