import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { linearScale, logScale, placeOn } from '#figures/gauge-scale.ts'
import { productGauges } from './gauges.ts'
import { isWithdrawn } from './withdrawn-fixture.ts'

const model = catalogue()

function gaugesOf(id: string) {
  const product = model.products.find((one) => one.id === id)
  if (!product) throw new Error(`no product ${id}`)
  return new Map(productGauges(product, model).map((gauge) => [gauge.facet, gauge]))
}

test('a ruler runs between round figures, by a handful of ticks', () => {
  const scale = linearScale(-55, 300)
  expect(scale.ticks.map(({ value }) => value)).toEqual([-100, 0, 100, 200, 300])
  expect(placeOn(scale, -100)).toBe(0)
  expect(placeOn(scale, 300)).toBe(100)
})

test('a ruler of decades gives each decade the same length', () => {
  const scale = logScale(3, 900)
  expect(scale.from).toBe(1)
  expect(scale.to).toBe(1000)
  expect(placeOn(scale, 10)).toBeCloseTo(33.3, 1)
  expect(placeOn(scale, 100)).toBeCloseTo(66.7, 1)
})

test('a ruler’s figures are round, below one too', () => {
  expect(logScale(0.2, 12).ticks.map(({ value }) => value)).toEqual([0.1, 1, 10, 100])
  expect(logScale(0.2, 9).ticks.map(({ value }) => value)).toEqual([0.1, 0.3, 1, 3, 10])
})

test('a figure beyond the scale is drawn at its end', () => {
  expect(placeOn({ kind: 'linear', from: 0, to: 50 }, 80)).toBe(100)
  expect(placeOn({ kind: 'log', from: 1, to: 100 }, 0.2)).toBe(0)
})

test.skipIf(isWithdrawn('1510', '155'))(
  'seals of one family are measured by the same ruler, so that they compare by eye',
  () => {
    const [lower, higher] = [gaugesOf('1510').get('pressure'), gaugesOf('155').get('pressure')]
    expect(lower?.rulers?.si.ticks).toEqual(higher?.rulers?.si.ticks)
    expect(lower?.rulers?.si.end).toBeLessThan(higher?.rulers?.si.end ?? 0)
  },
)

test.skipIf(isWithdrawn('1510'))(
  'a limit that holds up to a figure has no beginning, a span has both ends',
  () => {
    const { start, end } = gaugesOf('1510').get('pressure')?.rulers?.si ?? {}
    expect(start).toBeUndefined()
    expect(end).toBeGreaterThan(0)
    expect(gaugesOf('1510').get('diameter')?.rulers?.si).toMatchObject({
      start: expect.any(Number),
      end: expect.any(Number),
    })
  },
)

test.skipIf(isWithdrawn('1400r', '1600'))(
  'a packing’s bar shows what a pump allows, as its figure says',
  () => {
    const gauge = gaugesOf('1400r').get('pressure')
    expect(gauge?.condition).toBe('bombas')
    const end = gauge?.rulers?.si.end ?? 0
    const valves = gaugesOf('1600').get('pressure')?.rulers?.si.end ?? 0
    expect(end).toBeLessThan(valves)
  },
)

test('every bar of the catalogue lies on its ruler, and begins before it ends', () => {
  const bars = model.products.flatMap((product) =>
    productGauges(product, model).flatMap(({ facet, rulers }) =>
      Object.values(rulers ?? {}).map(({ start = 0, end = 100, ticks }) => ({
        place: `${product.id} ${facet}`,
        isSound: ticks.length >= 2 && start >= 0 && end <= 100 && start <= end,
      })),
    ),
  )
  expect(bars.length).toBeGreaterThan(100)
  expect(bars.filter(({ isSound }) => !isSound)).toEqual([])
})
