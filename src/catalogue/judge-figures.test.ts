import { expect, test } from 'vitest'
import { judgeFigures } from './judge-figures.ts'
import type { Asked, PublishedRange } from './judge-range.ts'

const bar = (max: number, condition?: string): PublishedRange => ({
  facet: 'pressure',
  label: 'Presión',
  max,
  text: `hasta ${max} bar`,
  ...(condition !== undefined && { condition }),
})
const degrees = (max: number, condition?: string): PublishedRange => ({
  ...bar(max, condition),
  facet: 'temperature',
  label: 'Temperatura',
  text: `hasta ${max} °C`,
})
const asked = (pressure: number, temperature: number): Asked[] => [
  { facet: 'pressure', value: pressure },
  { facet: 'temperature', value: temperature },
]

test('a product is judged by the worst of what is asked', () => {
  expect(judgeFigures([bar(40), degrees(200)], asked(30, 150)).verdict).toBe('covered')
  expect(judgeFigures([bar(40), degrees(200, 'según elastómero')], asked(30, 150)).verdict).toBe(
    'conditional',
  )
  expect(judgeFigures([degrees(200, 'según elastómero')], asked(30, 150)).verdict).toBe(
    'unpublished',
  )
  expect(judgeFigures([bar(20), degrees(200, 'según elastómero')], asked(30, 150)).verdict).toBe(
    'outside',
  )
  expect(judgeFigures([], [])).toEqual({ verdict: 'covered', limits: [] })
})

test('versions are not added together: what only two of them cover, none covers', () => {
  const versions = [
    bar(40, 'servicio continuo'),
    degrees(250, 'servicio continuo'),
    bar(120, 'pico; una vez al día'),
    degrees(200, 'pico, una vez al día'),
  ]
  expect(judgeFigures(versions, asked(30, 240)).verdict).toBe('conditional')
  expect(judgeFigures(versions, asked(100, 180)).limits[0]?.range?.condition).toBe(
    'pico; una vez al día',
  )
  expect(judgeFigures(versions, asked(100, 240))).toMatchObject({
    verdict: 'outside',
    isSplit: true,
  })
  expect(judgeFigures(versions, asked(30, 100)).verdict).toBe('covered')
})

test('a version is covered with the figures that hold for all of them', () => {
  const shared = [bar(20), degrees(85, 'AWC800'), degrees(120, 'AWC860')]
  expect(judgeFigures(shared, asked(10, 100))).toMatchObject({ verdict: 'conditional' })
})
