import { describe, expect, test } from 'vitest'
import { boundsOf, flatten, type PartMark, type TextMark } from '../../kit.ts'
import { LINE_WEIGHTS } from '../../line-weights.ts'
import { SHEET_WIDTH } from '../../finished-sheet.ts'
import { scene as kind } from './scene.ts'

const SCENES = kind.schema.shape.scene.options
/** The width that the home page's text plate may cover. */
const PLATE = SHEET_WIDTH / 6
/** Circles of at least this size are enlargements, not parts of the machine. */
const CIRCLE_LEAST = 60
/** The part of the sheet's height that the home page shows in a wide window (hero-carousel.module.css). */
const STRIP = [84, 516] as const
const THINNEST_PX = 0.75

const drawingOf = (scene: (typeof SCENES)[number]) => ({ kind: 'scene', scene }) as const

describe.each(SCENES)('scene %s', (scene) => {
  const drawing = drawingOf(scene)
  const layout = kind.layout(drawing)
  const { width, height, axis, card, marks } = layout
  const seals = marks
    .filter((mark): mark is PartMark => mark.type === 'part' && mark.material === 'accent')
    .map(({ outline }) => boundsOf(flatten(outline)))
  const letterings = marks.filter((mark): mark is TextMark => mark.type === 'text')

  test('has a sheet of 960 × 600', () => {
    expect([width, height]).toEqual([960, 600])
  })

  test('letters few short words, none under the text plate', () => {
    expect(letterings.length).toBeLessThanOrEqual(5)
    for (const { text, at } of letterings) {
      expect(text.length).toBeLessThanOrEqual(20)
      expect(at[0]).toBeGreaterThan(PLATE)
    }
  })

  test('shows what seals, on the sheet and in the crop', () => {
    const inCrop = seals.filter(
      ({ x1, x2, r1, r2 }) =>
        x1 > card.x &&
        x2 < card.x + card.width &&
        axis - r2 > card.y &&
        axis - r1 < card.y + card.height,
    )
    expect(seals.filter(({ x1 }) => x1 > PLATE).length).toBeGreaterThanOrEqual(6)
    expect(inCrop.length).toBeGreaterThanOrEqual(4)
  })

  test('shows where its product seals, enlarged, in the strip that the home page shows', () => {
    const circles = marks.flatMap((mark) =>
      mark.type === 'part' && 'centre' in mark.outline && mark.outline.radius > CIRCLE_LEAST
        ? [boundsOf(flatten(mark.outline))]
        : [],
    )
    const circle = circles.slice(-1)
    expect(circle.length).toBe(1)
    const heights = [
      ...circle.flatMap(({ r1, r2 }) => [r1, r2]),
      ...letterings.map(({ at }) => at[1]),
    ].map((r) => axis - r)
    expect(Math.min(...heights)).toBeGreaterThan(STRIP[0])
    expect(Math.max(...heights)).toBeLessThan(STRIP[1])
  })

  test('crops 4:3 inside the sheet, clear of the text plate', () => {
    expect(card.width / card.height).toBeCloseTo(4 / 3)
    expect(card.x).toBeGreaterThanOrEqual(PLATE)
    expect(card.x + card.width).toBeLessThanOrEqual(width)
    expect(card.y).toBeGreaterThanOrEqual(0)
    expect(card.y + card.height).toBeLessThanOrEqual(height)
  })

  test('keeps its thinnest line visible from 720 px, and the crop’s from 300 px', () => {
    const drawn = marks.flatMap((mark) =>
      'weight' in mark && mark.weight !== 'none' ? [LINE_WEIGHTS[mark.weight]] : [],
    )
    const thinnest = Math.min(...drawn)
    expect((thinnest * 720) / width).toBeGreaterThanOrEqual(THINNEST_PX)
    expect(Math.sqrt(card.width / 320) * (300 / card.width)).toBeGreaterThanOrEqual(THINNEST_PX)
  })

  test('says what is drawn and what seals there', () => {
    const { title, description } = kind.describe(drawing)
    expect(title).toMatch(/^(elevación|corte|vista)/)
    expect(description).toMatch(/sell|empaquetadura|junta/)
    expect(description.length).toBeLessThan(520)
  })
})
