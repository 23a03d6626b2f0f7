import { describe, expect, test } from 'vitest'
import { CONTENT_DIR } from '#catalogue/catalogue.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { chart as chartSchema, type Chart } from '#schema/chart.ts'
import { renderChart } from './line-chart.tsx'

const { catalogue } = loadCatalogue(CONTENT_DIR)
const charts = [...(catalogue?.pages.values() ?? [])].flatMap(({ content }) =>
  'sections' in content
    ? content.sections.flatMap(({ chart, table }) => (chart ? [{ chart, table }] : []))
    : [],
)

const onPaper = (chart: Chart) => renderChart(chart, { theme: 'light', id: 'c' })
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text)

test('both cases have their chart', () => {
  expect(charts).toHaveLength(2)
})

describe.each(charts)('the chart «$chart.caption»', ({ chart, table }) => {
  test('names both axes, the upright one with its unit', () => {
    const texts = textsOf(onPaper(chart))
    expect(texts.some((text) => text.startsWith(`${chart.quantity}, `))).toBe(true)
    expect(texts).toContain(chart.time)
  })

  test('letters no figure but its ticks, and says that the rest has no scale', () => {
    const numbers = textsOf(onPaper(chart)).filter((text) => /^[\d,.\s()−]+$/.test(text))
    expect(numbers).toHaveLength(chart.ticks.length)
    expect(chart.note).toMatch(/^Esquema: /)
    expect(chart.time).toContain('sin escala')
  })

  test('names a difference clear of the next event’s line, on a telephone too', () => {
    const [lettering, letter] = [26, 0.45]
    const svg = onPaper(chart)
    const events = [...svg.matchAll(/d="M([\d.]+) [\d.]+V/g)].map(([, x]) => Number(x))
    for (const { label } of chart.distances.filter(({ from, to }) => from.at === to.at)) {
      const start = Number(svg.match(new RegExp(`<text x="([\\d.]+)"[^>]*>${label}<`))?.[1])
      expect(start).toBeGreaterThan(0)
      const end = start + label.length * lettering * letter
      expect(events.filter((x) => x > start && x < end)).toEqual([])
    }
  })

  test('stands in a table too, with its source', () => {
    expect(table?.rows.length).toBeGreaterThan(1)
    expect(chart.source).toBeDefined()
  })
})

test('the pump’s chart marks the vacuum of each start and stop, and nothing that the case does not tell', () => {
  const chart = charts.find(({ chart: { limit } }) => limit)?.chart
  const marked = chart?.lines.map(({ points }) =>
    points
      .filter(({ isMarked }) => isMarked)
      .map(({ at, value }) => [at, value > (chart.limit?.value ?? NaN)]),
  )
  const [start, stop, restart, end] = chart?.events.map(({ at }) => at) ?? []
  expect(marked?.map((points) => points.map(([, isAbove]) => isAbove))).toEqual([
    [false, false],
    [false, false],
  ])
  expect(marked?.map((points) => [points[0]?.[0], points.at(-1)?.[0]])).toEqual([
    [start, stop],
    [restart, end],
  ])
})

test('a page shows a tick in the system of units that is chosen; paper shows both', () => {
  const chart = charts.find(({ chart: { ticks } }) => ticks.includes(42))?.chart
  if (!chart) throw new Error('no chart has the gauge’s reading')
  expect(onPaper(chart)).toContain('2,9 (42)')
  expect(renderChart(chart, { theme: 'page', id: 'c' })).toContain(
    '<tspan class="in-si">2,9</tspan><tspan class="in-imperial">42</tspan>',
  )
})

test('an editor hears of a value off the axis, and of a line that goes back in time', () => {
  const [first] = charts
  const misplaced = {
    ...first?.chart,
    lines: [
      {
        kind: 'measured',
        points: [
          { at: 40, value: 99 },
          { at: 10, value: 0 },
        ],
      },
    ],
  }
  const { error } = chartSchema.safeParse(misplaced)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['from', 'lines.0.points'])
})
