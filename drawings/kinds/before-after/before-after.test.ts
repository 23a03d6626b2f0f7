import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { pagesOfKind } from '#catalogue/ask/pages.ts'
import { boundsOf } from '../../geometry.ts'
import { textBox } from '../../lettering.ts'
import { beforeAfter, beforeAfter as kind } from './before-after.ts'
import { CAUSE } from './damage.ts'

const { solution: solutions } = beforeAfter.schema.shape
const drawingOf = (solution: (typeof solutions.options)[number], state: 'before' | 'after') =>
  ({ kind: 'before-after', solution, state }) as const

const { catalogue } = loadCatalogue(CONTENT_DIR)
const pages = catalogue ? pagesOfKind(catalogue, 'solution') : []

describe.each(solutions.options)('the pictures of %s', (solution) => {
  const [before, after] = (['before', 'after'] as const).map((state) =>
    kind.layout(drawingOf(solution, state)),
  )

  test('are of one scale and show the same height', () => {
    expect(before?.card.width).toBe(after?.card.width)
    expect(before?.card.y).toBe(after?.card.y)
  })

  test('keep inside the sheet what the card shows', () => {
    for (const { card, height } of [before, after].flatMap((layout) => layout ?? [])) {
      expect(card.y).toBeGreaterThanOrEqual(0)
      expect(card.y + card.height).toBeLessThanOrEqual(height)
    }
  })

  test('call the cause out before, in words that the picture does not cut, and nothing after', () => {
    const called = [before, after].map((layout) => layout?.marks.filter(({ id }) => id === CAUSE))
    expect(called.map((marks) => marks?.length)).toEqual([3, 0])
    const { x = 0, y = 0, width = 0, height = 0 } = before?.card ?? {}
    for (const mark of before?.marks ?? []) {
      if (mark.type !== 'text' || mark.scope !== 'all') continue
      const { x1, x2, r1, r2 } = boundsOf(textBox(mark))
      const [top, bottom] = [(before?.axis ?? 0) - r2, (before?.axis ?? 0) - r1]
      expect([x1 > x, x2 < x + width, top > y, bottom < y + height]).toEqual(Array(4).fill(true))
    }
  })
})

test('no leak is named where no source tells of one', () => {
  const words = (solution: (typeof solutions.options)[number]) =>
    kind
      .layout(drawingOf(solution, 'before'))
      .marks.flatMap((mark) => (mark.type === 'text' ? mark.text : []))
  expect(words('monitoreo')).toEqual(['agua', 'sólidos'])
  expect(words('fabricacion-local')).toEqual(['sin repuesto'])
  expect(words('equipo-rotatorio')).toEqual(['sólidos:', 'más fallas'])
})
test('every solution’s page shows its difficulty before, and its solution after', () => {
  expect(pages).toHaveLength(solutions.options.length)
  for (const { content } of pages) {
    const shown = content.sections.flatMap(({ id, drawings }) =>
      drawings.flatMap(({ caption, drawing }) =>
        drawing.kind === 'before-after' ? [{ id, caption, drawing }] : [],
      ),
    )
    expect(shown.map(({ id, drawing }) => [id, drawing.state])).toEqual([
      ['dificultades', 'before'],
      ['solucion', 'after'],
    ])
    expect(shown[0]?.drawing.solution).toBe(shown[1]?.drawing.solution)
    expect(shown[0]?.caption).toMatch(/^Antes: /)
    expect(shown[1]?.caption).toMatch(/^Después: /)
  }
  const used = pages.flatMap(
    ({ content }) => JSON.stringify(content).match(/"solution":"[^"]+/g) ?? [],
  )
  expect(new Set(used).size).toBe(solutions.options.length)
})
