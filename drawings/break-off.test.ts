import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { breakOff, shaftOf } from './break-off.ts'
import { boundsOf, box, flatten, polyline, Sheet, type Mark } from './kit.ts'
import { layoutDrawing } from './kinds.ts'

const AT = -40

/** The marks that `draw` adds to a shaft of radius 100, after breaking off. */
function broken(draw: (sheet: Sheet) => void): Mark[] {
  const sheet = new Sheet()
  sheet.part('shaft', 'shaft', 'unsectioned', box(20, 600, -100, 100), 'none')
  draw(sheet)
  const crop = { x: 0, top: 100, width: 100 }
  const { marks } = sheet.finish({
    balloonRow: 300,
    bottom: -300,
    card: crop,
  })
  return breakOff(marks, AT)
}

const extentOf = (mark: Mark) =>
  mark.type === 'text'
    ? { x1: mark.at[0], x2: mark.at[0], r1: mark.at[1], r2: mark.at[1] }
    : boundsOf(flatten(mark.type === 'line' ? mark.path : mark.outline))

const PAPER = 6

test('nothing is drawn below the break but the paper that covers its edge', () => {
  const marks = broken((sheet) =>
    sheet
      .medium('process', box(100, 300, -260, 260))
      .part('box-outside', 'housing', 'outside', box(100, 300, -260, 0))
      .line(polyline`M200 -260 V260`)
      .text([200, -280], 'Drenaje'),
  )
  expect(Math.min(...marks.map((mark) => extentOf(mark).r1))).toBeGreaterThan(AT - PAPER)
})

test('the view from outside is left out whole: no empty boxes stay under the axis', () => {
  const marks = broken((sheet) =>
    sheet.part('box-outside', 'housing', 'outside', box(100, 300, -260, 0)),
  )
  expect(marks.some(({ id }) => id === 'box-outside')).toBe(false)
})

test('the axis stays, and the shaft ends at a line that swings by no more than two', () => {
  const marks = broken((sheet) => sheet.centreLine([8, 0], [620, 0], 'centre'))
  expect(marks.some((mark) => mark.type === 'line' && mark.dash === 'centre')).toBe(true)
  const [edge] = marks.slice(-1).map(extentOf)
  expect(edge?.r1).toBeGreaterThanOrEqual(AT - 2)
  expect(edge?.r2).toBeLessThanOrEqual(AT + 2)
  expect([edge?.x1, edge?.x2]).toEqual([20, 600])
})

const { catalogue } = loadCatalogue(CONTENT_DIR)
const halves = (catalogue?.products ?? []).flatMap(({ id, drawing }) => {
  const layout = layoutDrawing(drawing)
  return layout.whole ? [{ id, layout }] : []
})

describe.each(halves)('the half section of $id', ({ layout }) => {
  test('shows no medium below its axis, but in views beside it and under the break', () => {
    const { x2, r1 } = shaftOf(layout.marks)
    const low = layout.marks.filter(
      (mark) =>
        mark.type === 'medium' &&
        mark.medium !== 'atmosphere' &&
        extentOf(mark).r1 < 0 &&
        extentOf(mark).r2 > r1 &&
        extentOf(mark).x1 < x2,
    )
    expect(low).toEqual([])
  })
})

test('half sections are what most sheets of shaft seals show', () => {
  expect(halves.length).toBeGreaterThan(60)
})
