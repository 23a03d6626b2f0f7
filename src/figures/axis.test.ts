import { expect, test } from 'vitest'
import { axisTicks, barOn, listAxis, placeOn, reachOf, type Reach } from './axis.ts'
import { FACETS } from './facets.ts'
import { honestFigure } from './honest-figure.ts'

const upTo = (...ends: number[]): Reach[] => ends.map((max) => ({ max }))
const pressures = (...ends: number[]) => listAxis(upTo(...ends), FACETS.pressure)

test('an axis ends at a round figure above most of the list, never at its highest one', () => {
  expect(pressures(20, 20, 31, 40)).toEqual({ from: 0, to: 40 })
  expect(pressures(10, 12, 15, 15, 18, 18, 20, 20, 20, 20, 20, 20, 1035)).toEqual({
    from: 0,
    to: 20,
  })
  expect(pressures(10, 21)).toEqual({ from: 0, to: 25 })
})

test('one far outlier among few figures does not squeeze the others; a vacuum has its end', () => {
  const axis = listAxis([{ max: 68 }, { min: -1, max: 68 }, { min: -1, max: 700 }], FACETS.pressure)
  expect(axis).toEqual({ from: -1, to: 80 })
  expect(axis && axisTicks(axis, 'bar')).toEqual(['−1', '80'])
})

test('where there are many products, three in twenty may reach beyond it', () => {
  const most = Array.from({ length: 17 }, () => 20)
  expect(pressures(...most, 10, 400, 500, 600)?.to).toBe(20)
})

test('there is no axis where it would show nothing', () => {
  expect(pressures(40)).toBeUndefined()
  expect(listAxis([{}, { min: 3 }])).toBeUndefined()
})

test('temperatures lie between multiples of fifty, below zero too', () => {
  const reaches = [
    { min: -55, max: 300 },
    { min: -30, max: 200 },
  ]
  expect(listAxis(reaches, FACETS.temperature)).toEqual({ from: -100, to: 300 })
  expect(listAxis(upTo(120, 204), FACETS.temperature)).toEqual({ from: -50, to: 250 })
})

test('no axis begins below absolute zero', () => {
  expect(listAxis([{ min: -268, max: 550 }, { max: 500 }], FACETS.temperature)?.from).toBe(-270)
})

test('the sure part begins and ends within the whole', () => {
  const bar = barOn({ from: -100, to: 300 }, { min: -55, max: 300, sure: { max: 120 } })
  expect(bar.sure?.from).toBe(bar.whole.from)
})

test('an axis of sizes holds the smallest, with round figures at both ends and amidst', () => {
  const axis = listAxis(
    [
      { min: 6, max: 1320 },
      { min: 6, max: 600 },
    ],
    FACETS.diameter,
  )
  expect(axis && axisTicks(axis, 'mm')).toEqual(['5', '100', '2000'])
})

test('sizes of very different measure lie on two decades', () => {
  const sizes = [
    { min: 12, max: 100 },
    { min: 25, max: 914 },
    { min: 12, max: 914 },
  ]
  const axis = listAxis(sizes, FACETS.diameter)
  expect(axis).toEqual({ from: 10, to: 1000, isLog: true })
  expect(axis && placeOn(axis, 100)).toBe(50)
  expect(axis && axisTicks(axis, 'mm')).toEqual(['10', '100', '1000'])
  expect(listAxis([{ min: 25, max: 120 }, { max: 150 }], FACETS.diameter)?.to).toBe(150)
})

test('in the other units the places stay, and the words are as round as in data sheets', () => {
  expect(axisTicks({ from: 0, to: 40 }, 'bar', 'psi')).toEqual(['0', '300', '600'])
  expect(axisTicks({ from: 0, to: 25 }, 'm/s', 'ft/min')).toEqual(['0', '2500', '5000'])
  expect(axisTicks({ from: -100, to: 300 }, '°C', '°F')).toEqual(['−150', '210', '570'])
  expect(axisTicks({ from: 0, to: 150 }, 'mm', 'in')).toEqual(['0', '3', '6'])
})

test('where one limit is a speck beside the others, all lie on decades', () => {
  const axis = pressures(9, 345, 690, 1035)
  expect(axis).toEqual({ from: 5, to: 2000, isLog: true })
  expect(axis && barOn(axis, { max: 9 }).whole.to).toBeGreaterThanOrEqual(10)
  expect(pressures(15, 40, 275, 400)?.isLog).toBeUndefined()
})

test('what a version alone allows is drawn apart from what all of them do', () => {
  const compounds = [345, 1035].map((max) => ({
    values: [{ max, unit: 'bar' }],
    condition: `compuesto ${max}`,
    choice: 'compuesto',
  }))
  const figure = honestFigure(compounds)
  const reach = figure && reachOf(figure, 'bar')
  expect(reach).toEqual({ max: 1035, sure: { max: 345 } })
  const bar = reach && barOn({ from: 0, to: 400 }, reach)
  expect(bar).toMatchObject({ whole: { to: 100 }, sure: { from: 0, to: 86 }, isBeyond: true })
})

test('a span that only some elastomers allow holds nowhere for sure', () => {
  const values = [{ min: -55, max: 300, unit: '°C' }]
  const figure = honestFigure([{ values, condition: 'según elastómero', varies: true }])
  expect(figure && reachOf(figure, '°C')).toEqual({ min: -55, max: 300, sure: {} })
})

test('what a machine is asked for holds for sure in it', () => {
  const rows = [
    {
      values: [{ max: 275, unit: 'bar' }],
      condition: 'válvulas',
      when: { equipment: ['valvula'] },
    },
    { values: [{ max: 15, unit: 'bar' }], condition: 'bombas', when: { equipment: ['bomba'] } },
  ]
  for (const machine of [undefined, 'bomba']) {
    const figure = honestFigure(rows, machine)
    expect(figure && reachOf(figure, 'bar')).toEqual({ max: 15 })
  }
})

test('a bar without a beginning is open below zero, and one value is a point', () => {
  const axis = { from: -100, to: 300 }
  expect(barOn(axis, { max: 120 })).toMatchObject({ isOpen: true, whole: { from: 0, to: 55 } })
  expect(barOn({ from: 0, to: 40 }, { max: 20 }).isOpen).toBe(false)
  expect(barOn(axis, { min: 100, max: 100 })).toMatchObject({ points: [50] })
})

test('two thicknesses are two points: nothing between them is made', () => {
  const reach = reachOf({ values: [{ values: [1.6, 3.2], unit: 'mm' }] }, 'mm')
  expect(reach).toEqual({ min: 1.6, max: 3.2, at: [1.6, 3.2] })
  expect(reach && barOn({ from: 0, to: 8 }, reach).points).toEqual([20, 40])
})

test('figures in inches are measured in millimetres; other kinds of unit are not', () => {
  expect(reachOf({ values: [{ min: 1, max: 4, unit: 'in' }] }, 'mm')).toEqual({
    min: 25.4,
    max: 101.6,
  })
  expect(reachOf({ values: [{ max: 3600, unit: 'rpm' }] }, 'm/s')).toBeUndefined()
})
