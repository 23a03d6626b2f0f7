import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { boundsOf, flatten, type Mark, type PartMark } from '../../kit.ts'
import { LINE_WEIGHTS } from '../../line-weights.ts'
import { draw } from '../../draw.tsx'
import {
  INDUSTRY_SUBJECTS,
  VALUE_SUBJECTS,
  pictogram,
  FIELD,
  pictogram as kind,
} from './pictogram.ts'

const SUBJECTS = pictogram.schema.shape.subject.options
type Subject = (typeof SUBJECTS)[number]

const INDUSTRIES: ReadonlySet<string> = new Set(INDUSTRY_SUBJECTS)

const drawingOf = (subject: Subject) => ({ kind: 'pictogram', subject }) as const
const layoutOf = (subject: Subject) => kind.layout(drawingOf(subject))
const boundsOfMarks = (marks: readonly Mark[]) =>
  boundsOf(
    marks.flatMap((mark) =>
      mark.type === 'text' ? [] : flatten(mark.type === 'line' ? mark.path : mark.outline),
    ),
  )

/** The size in rows of six industries or four values. */
const INDUSTRY_PX = 190
const VALUE_PX = 300
const THINNEST_PX = 0.75
/** The smallest area that does not look like part of a line. */
const SMALLEST_PX = 3
/** The largest deviation of a picture from the borders or the middle of its field. */
const TOLERANCE = 8
const NARROWEST = 340

describe.each(SUBJECTS)('the pictogram of %s', (subject) => {
  const { card, width, marks } = layoutOf(subject)
  const middle = width / 2
  const shownPx = INDUSTRIES.has(subject) ? INDUSTRY_PX : VALUE_PX
  const px = shownPx / card.width
  const field = boundsOfMarks(marks)

  test('is a plate of 3:2 without lettering, as wide on the page as its file says', () => {
    expect(card.width / card.height).toBe(3 / 2)
    const options = { size: 'card', theme: 'file', id: 'd', subject: 'Industria' } as const
    const { svg, ...size } = draw(drawingOf(subject), options)
    expect([size.width, size.height]).toEqual([card.width, card.height])
    expect(svg).not.toContain('<text')
  })

  test('keeps the margins that all share, and fills the height between them', () => {
    expect(field.x1).toBeGreaterThanOrEqual(middle - FIELD.half)
    expect(field.x2).toBeLessThanOrEqual(middle + FIELD.half)
    expect(field.r1).toBeGreaterThanOrEqual(FIELD.margin)
    expect(field.r1).toBeLessThan(FIELD.margin + TOLERANCE)
    expect(field.r2).toBeLessThanOrEqual(FIELD.margin + FIELD.height + 1)
    expect(field.r2).toBeGreaterThan(FIELD.margin + FIELD.height - TOLERANCE)
  })

  test('stands in the middle, and weighs as much as its neighbours', () => {
    const shapes = boundsOfMarks(marks.filter(({ type }) => type !== 'line'))
    expect(Math.abs(shapes.x1 + shapes.x2 - 2 * middle)).toBeLessThan(2 * TOLERANCE)
    expect(shapes.x2 - shapes.x1).toBeGreaterThan(NARROWEST)
  })

  test('shows what seals or matters in the accent, large enough for its place on the page', () => {
    const accents = marks
      .filter((mark): mark is PartMark => mark.type === 'part' && mark.material === 'accent')
      .map(({ outline }) => boundsOf(flatten(outline)))
    expect(accents.length).toBeGreaterThan(0)
    for (const { x1, x2, r1, r2 } of accents) {
      expect(Math.max(x2 - x1, r2 - r1) * px).toBeGreaterThan(SMALLEST_PX)
    }
  })

  test('draws no line too thin for its place on the page', () => {
    const scale = card.width / 320
    const drawn = marks.flatMap((mark) =>
      'weight' in mark && mark.weight !== 'none'
        ? [LINE_WEIGHTS[mark.weight === 'thin' ? 'thin-on-card' : mark.weight]]
        : [],
    )
    expect(Math.min(...drawn) * scale * px).toBeGreaterThan(THINNEST_PX)
  })
})

const { catalogue } = loadCatalogue(CONTENT_DIR)

test('spec 9: each industry of the home page has its own pictogram, and none of the hero’s scenes', () => {
  const shown = catalogue?.home.industries.cards.map(({ id, drawing }) => [id, drawing])
  expect(shown).toEqual(INDUSTRY_SUBJECTS.map((id) => [id, drawingOf(id)]))
})

test('each of the company’s four values has its own pictogram', () => {
  const page = catalogue?.pages.get('/historia')?.content
  const sections = page?.kind === 'article' ? page.sections : []
  const shown = sections.flatMap(({ cards }) => cards.map(({ drawing }) => drawing))
  expect(shown.filter((drawing) => drawing?.kind === 'pictogram')).toEqual(
    VALUE_SUBJECTS.map(drawingOf),
  )
})
