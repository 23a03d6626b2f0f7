import { expect, test } from 'vitest'
import type { Quantity } from './quantity.ts'
import { honestFigure as standing, type ConditionedRow } from './honest-figure.ts'

const bar = (max: number): Quantity => ({ max, unit: 'bar' })
const psi = (max: number): Quantity => ({ max, unit: 'psi' })
const degrees = (min: number, max: number): Quantity => ({ min, max, unit: '°C' })
const row = (values: Quantity | readonly Quantity[], more: object = {}): ConditionedRow => ({
  values: [values].flat(),
  ...more,
})

/** The figure and its condition only; `isConditional` and `common` are tested separately (axis.test.ts). */
function honestFigure(rows: readonly ConditionedRow[], machine?: string) {
  const {
    isConditional: _isConditional,
    common: _common,
    ...figure
  } = standing(rows, machine) ?? {}
  return 'values' in figure ? figure : undefined
}

test('the service decides a condition, the buyer a choice', () => {
  expect(standing([row(bar(20), { condition: 'en húmedo' })])?.isConditional).toBe(true)
  const elastomer = row(bar(20), { condition: 'según elastómero', varies: true })
  expect(standing([elastomer])).not.toHaveProperty('isConditional')
  const compounds = ['A', 'B'].map((condition, at) =>
    row(bar(20 + at), { condition, choice: 'compuesto' }),
  )
  expect(standing(compounds)).not.toHaveProperty('isConditional')
})

test('a pressure that does not hold at the highest temperature says so', () => {
  expect(honestFigure([row(bar(83), { notTogether: true })])?.condition).toBe('no a la vez')
  const valves = { condition: 'en válvulas', short: 'válvulas', notTogether: true }
  expect(honestFigure([row(bar(83), valves)])?.condition).toBe('válvulas; no a la vez')
})

test('what holds in another machine only is not shown', () => {
  const valves = row(bar(170), { condition: 'en válvulas', when: { equipment: ['valvula'] } })
  expect(honestFigure([valves], 'bomba')).toBeUndefined()
  expect(honestFigure([valves], 'valvula')?.condition).toBe('en válvulas')
})

test('a figure without a condition stands alone', () => {
  expect(honestFigure([row(bar(40))])).toStrictEqual({ values: [bar(40)] })
  expect(honestFigure([])).toBeUndefined()
})

test('a figure that holds in one case only never stands without it', () => {
  const wet = row({ max: 20, unit: 'm/s' }, { condition: 'en húmedo' })
  expect(honestFigure([wet])).toStrictEqual({ values: wet.values, condition: 'en húmedo' })
})

test('a condition reads in short where it has a short form', () => {
  const valves = row(bar(170), { condition: 'en válvulas', short: 'válvulas' })
  expect(honestFigure([valves])?.condition).toBe('válvulas')
})

test('a packing for pumps and valves shows what a pump allows, and says that it is the pump', () => {
  const rows = [
    row([bar(275), psi(4000)], { condition: 'en válvulas', short: 'válvulas' }),
    row([bar(15), psi(217)], { condition: 'en bombas', short: 'bombas' }),
  ]
  expect(honestFigure(rows)).toStrictEqual({ values: [bar(15), psi(217)], condition: 'bombas' })
})

test('in a list of packings for valves, it shows what a valve allows, and says that it is the valve', () => {
  const inValves = { condition: 'en válvulas', short: 'válvulas', when: { equipment: ['valvula'] } }
  const inPumps = { condition: 'en bombas', short: 'bombas', when: { equipment: ['bomba'] } }
  const rows = [row(bar(275), inValves), row(bar(15), inPumps)]
  expect(honestFigure(rows, 'valvula')).toStrictEqual({
    values: [bar(275)],
    condition: 'válvulas',
  })
  expect(honestFigure([row(bar(15))], 'valvula')).toStrictEqual({ values: [bar(15)] })
})

test('steam does not lend its temperature to oxidising air', () => {
  const rows = [
    row(degrees(-240, 2760), { condition: 'atmósfera no oxidante' }),
    row(degrees(-240, 430), { condition: 'atmósfera oxidante' }),
  ]
  expect(honestFigure(rows)).toStrictEqual({
    values: [degrees(-240, 430)],
    condition: 'atmósfera oxidante',
  })
})

test('what the buyer chooses is summed up as a span, and says by what', () => {
  const compound = { condition: 'poliuretano', choice: 'compuesto' }
  const rows = [row(degrees(-50, 85), compound), row(degrees(-30, 200), compound)]
  expect(honestFigure(rows)).toStrictEqual({
    values: [degrees(-50, 200)],
    condition: 'según compuesto',
  })
})

test('the limits of several versions are a span of limits, in both systems', () => {
  const version = { condition: 'versión', choice: 'versión' }
  const rows = [row([bar(40), psi(600)], version), row([bar(20), psi(300)], version)]
  expect(honestFigure(rows)).toStrictEqual({
    values: [
      { min: 20, max: 40, unit: 'bar', spanOf: 'max' },
      { min: 300, max: 600, unit: 'psi', spanOf: 'max' },
    ],
    condition: 'según versión',
  })
  const from = (min: number): Quantity => ({ min, unit: 'mm' })
  expect(honestFigure([row(from(6), version), row(from(9), version)])?.values).toStrictEqual([
    { min: 6, max: 9, unit: 'mm', spanOf: 'min' },
  ])
})

test('versions that share their figure need not say which', () => {
  const rows = ['AWC800', 'AWC700'].map((condition) =>
    row(bar(9), { condition, choice: 'compuesto' }),
  )
  expect(honestFigure(rows)).toStrictEqual({ values: [bar(9)] })
})

test('a figure that holds without a condition counts with those that have one', () => {
  const plain = row({ max: 10, unit: 'm/s' })
  const more = row({ max: 15, unit: 'm/s' }, { condition: 'como anillo de fondo' })
  expect(honestFigure([plain, more])).toStrictEqual({ values: plain.values })
  expect(honestFigure([more, plain])).toStrictEqual({ values: plain.values })
})

test('the ends that all allow may come from two rows, and then hold for all', () => {
  const rows = [
    row(degrees(-100, 350), { condition: 'a' }),
    row(degrees(0, 600), { condition: 'b' }),
  ]
  expect(honestFigure(rows)).toStrictEqual({ values: [degrees(0, 350)] })
})

test('an end that one row leaves open is not lent by another', () => {
  const rows = [
    row(degrees(-200, 300), { condition: 'a' }),
    row({ max: 550, unit: '°C' }, { condition: 'b' }),
  ]
  expect(honestFigure(rows)).toStrictEqual({ values: [{ max: 300, unit: '°C' }] })
})

test.each([
  ['ranges that do not meet', [degrees(0, 10), degrees(20, 30)]],
  ['figures in different units', [bar(10), psi(20)]],
  ['values, which are no limits', [{ value: 3, unit: 'mm' } as const, { value: 5, unit: 'mm' }]],
  ['a minimum and a maximum', [{ min: 3, unit: 'mm' } as const, { max: 5, unit: 'mm' }]],
])('of %s the first stands, with its condition', (_, values) => {
  const rows = values.map((value, index) => row(value, { condition: `caso ${index}` }))
  expect(honestFigure(rows)).toStrictEqual({ values: [values[0]], condition: 'caso 0' })
})

test('a system in which one end was not published is left to be computed', () => {
  const version = { condition: 'versión', choice: 'versión' }
  const rows = [row([bar(40), psi(600)], version), row(bar(20), version)]
  expect(honestFigure(rows)?.values).toStrictEqual([
    { min: 20, max: 40, unit: 'bar', spanOf: 'max' },
  ])
})
