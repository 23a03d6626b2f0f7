import { expect, test } from 'vitest'
import type { SpecRow } from '#figures/quantity.ts'
import { catalogue } from '../catalogue.ts'
import type { CataloguePage, CatalogueProduct } from '../catalogue-model.ts'
import { spanOfPages } from './category-span.ts'
import { formatQuantity } from '#figures/format-quantity.ts'

const model = catalogue()
const example = model.pages.get('/productos/sellos-mecanicos/sellos-cartucho')
const ELASTOMER = {
  condition: 'según el elastómero',
  short: 'según elastómero',
  varies: true,
} as const

type Figure = SpecRow['values'][number]

/** A category with products that publish these figures, and its own figures. */
function category(
  rows: readonly Omit<SpecRow, 'source'>[],
  figures: readonly Omit<SpecRow, 'source'>[] = [],
): CataloguePage {
  if (example?.content.kind !== 'category') throw new Error('no category to learn from')
  const source = 'Folleto'
  return {
    ...example,
    content: { ...example.content, figures: figures.map((row) => ({ ...row, source })) },
    products: rows.map((row) => ({ specs: [{ ...row, source }] }) as unknown as CatalogueProduct),
  }
}

const shaft = (...values: [Figure, ...Figure[]]) => ({ property: 'Diámetro de eje', values })
const degrees = (...values: [Figure, ...Figure[]]) => ({ property: 'Temperatura', values })
const seen = (text = '') => text.replaceAll('\u00a0', ' ')
const spanOf = (page: CataloguePage, facet: 'diameter' | 'pressure' | 'temperature') =>
  spanOfPages([page], facet, model.properties)

test('a span reads in inches as its products publish it, not as a fraction that a machine computes', () => {
  const page = category([
    shaft({ min: 20, max: 305, unit: 'mm' }, { min: 0.75, max: 12, unit: 'in' }),
    shaft({ min: 20, max: 610, unit: 'mm' }, { min: 0.75, max: 24, unit: 'in' }),
  ])
  const span = spanOf(page, 'diameter')
  expect(seen(span?.si.text)).toBe('20 a 610 mm')
  expect(seen(span?.imperial?.text)).toBe('0,75 a 24 in')
  expect(span?.imperial?.computed).toBe(false)
})

test('an end that nobody publishes in inches is rounded as everywhere, and the span says that it is computed', () => {
  const page = category([
    shaft({ min: 10, max: 60, unit: 'mm' }),
    shaft({ min: 16, max: 200, unit: 'mm' }, { min: 0.75, max: 8, unit: 'in' }),
  ])
  const { imperial } = spanOf(page, 'diameter') ?? {}
  expect(imperial).toEqual({
    text: formatQuantity({ min: 0.394, max: 8, unit: 'in' }),
    computed: true,
  })
})

test('figures that the category publishes itself count, as the split seals’ 914 mm', () => {
  const own = {
    property: 'Diámetro de eje de la familia',
    values: [{ min: 25, max: 914, unit: 'mm' }] satisfies [Figure],
  }
  const page = category([shaft({ min: 20, max: 610, unit: 'mm' })], [own])
  expect(seen(spanOf(page, 'diameter')?.si.text)).toBe('20 a 914 mm')
  expect(spanOf(page, 'diameter')?.reach?.sure).toEqual({ min: 20, max: 610 })
})

test('only what every product holds is sure: nothing where one publishes no comparable figure', () => {
  const wide = shaft({ min: 20, max: 305, unit: 'mm' })
  const narrow = shaft({ min: 25, max: 120, unit: 'mm' })
  const span = spanOf(category([wide, narrow]), 'diameter')
  expect(span?.condition).toBe('según modelo')
  expect(span?.reach?.sure).toEqual({ min: 25, max: 120 })
  expect(spanOf(category([wide, wide]), 'diameter')).not.toHaveProperty('condition')
  const hot = degrees({ max: 260, unit: '°C' })
  expect(spanOf(category([wide, hot]), 'temperature')?.reach?.sure).toEqual({})
  const page = category([hot])
  const bushing = { specs: [] as SpecRow[] } as CatalogueProduct
  expect(spanOf({ ...page, products: [...page.products, bushing] }, 'temperature')?.reach).toEqual({
    max: 260,
  })
})

test('the widest range keeps the condition under which its products publish it', () => {
  const wide = { ...degrees({ min: -55, max: 300, unit: '°C' }), ...ELASTOMER }
  const narrow = degrees({ min: -30, max: 200, unit: '°C' })
  expect(spanOf(category([wide, narrow]), 'temperature')?.condition).toBe('según elastómero')
  expect(spanOf(category([narrow]), 'temperature')?.condition).toBeUndefined()
})

test('a range of which each end is another product’s depends on the product', () => {
  const cold = { ...degrees({ min: -55, max: 300, unit: '°C' }), ...ELASTOMER }
  const hot = degrees({ max: 400, unit: '°C' })
  const span = spanOf(category([cold, hot]), 'temperature')
  expect(seen(span?.si.text)).toBe('−55 a 400 °C')
  expect(span?.condition).toBe('según modelo')
})

test('a limit that not every product reaches depends on the product', () => {
  const limits = (...values: number[]) =>
    category(
      values.map((max) => ({
        property: 'Presión máxima',
        values: [{ max, unit: 'bar' }] as const,
      })),
    )
  expect(spanOf(limits(31, 30), 'pressure')?.condition).toBe('según modelo')
  expect(spanOf(limits(31, 31), 'pressure')?.condition).toBeUndefined()
  const reached = { ...degrees({ max: 120, unit: '°C' }), ...ELASTOMER }
  const bare = degrees({ max: 120, unit: '°C' })
  const below = degrees({ max: 90, unit: '°C' })
  expect(spanOf(category([reached, bare, below]), 'temperature')?.condition).toBe('según modelo')
})

test('a figure that holds in one service only is no end of a span', () => {
  const valves = {
    property: 'Presión máxima',
    values: [{ max: 275, unit: 'bar' }] satisfies [Figure],
    condition: 'en válvulas',
    when: { equipment: ['valvula'] },
  }
  const pumps = {
    property: 'Presión máxima',
    values: [{ max: 15, unit: 'bar' }] satisfies [Figure],
  }
  expect(seen(spanOf(category([valves, pumps]), 'pressure')?.si.text)).toBe('hasta 15 bar')
  expect(spanOf(category([valves]), 'pressure')).toBeUndefined()
})
