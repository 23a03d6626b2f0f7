import { expect, test } from 'vitest'
import { judgeFigures } from '#catalogue/judge-figures.ts'
import type { PublishedRange } from '#catalogue/judge-range.ts'
import type { UnitSystem } from '#schema/units.ts'
import { figureMarks, typedFigure } from './figure-marks.ts'

const SHAFT = { facet: 'diameter', label: 'Eje', min: 25, max: 120, text: '25 a 120 mm' } as const
const PRESSURE = { facet: 'pressure', label: 'Presión', max: 20, text: 'hasta 20 bar' } as const
const HEAT = { facet: 'temperature', label: 'T', min: -50, max: 250, text: '−50 a 250 °C' } as const

const marksOf = (
  ranges: readonly PublishedRange[],
  asked: readonly { facet: 'diameter' | 'pressure' | 'temperature'; value: number }[],
  system: UnitSystem = 'si',
) => figureMarks(judgeFigures(ranges, asked).limits, system)
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('the limit that is used most decides, and says what is left of it', () => {
  const marks = marksOf(
    [SHAFT, PRESSURE, HEAT],
    [
      { facet: 'diameter', value: 119 },
      { facet: 'pressure', value: 15 },
      { facet: 'temperature', value: 100 },
    ],
  )
  expect([...marks.values()].map(({ tone }) => tone)).toEqual(['covers', 'decides', 'covers'])
  expect(plain(marks.get('pressure')?.note)).toBe('sobran 5 bar')
  expect(marks.get('pressure')).toMatchObject({ from: 0, to: 67, asked: 50 })
})

test('of a limit that is met exactly nothing is left', () => {
  const marks = marksOf([PRESSURE], [{ facet: 'pressure', value: 20 }])
  expect(marks.get('pressure')?.note).toBe('justo en el límite')
})

test('the shortfall is shown, rounded up', () => {
  const high = marksOf([PRESSURE], [{ facet: 'pressure', value: 80.06 }])
  expect(high.get('pressure')?.tone).toBe('misses')
  expect(plain(high.get('pressure')?.note)).toBe('faltan 60,1 bar')
  const low = marksOf([SHAFT], [{ facet: 'diameter', value: 20 }])
  expect(plain(low.get('diameter')?.note)).toBe('desde 25 mm')
})

test('a limit that holds in one case only says its case', () => {
  const valves = { ...PRESSURE, condition: 'en válvulas' }
  const marks = marksOf([valves], [{ facet: 'pressure', value: 10 }])
  expect(plain(marks.get('pressure')?.note)).toBe('hasta 20 bar, con condición: en válvulas')
})

test('a difference of temperatures is converted as one', () => {
  const marks = marksOf([HEAT], [{ facet: 'temperature', value: 200 }], 'imperial')
  expect(plain(marks.get('temperature')?.note)).toBe('sobran 90 °F')
})

test('a converted figure is typed as its reader expects it', () => {
  expect(typedFigure(47.625, 'diameter', 'imperial')).toBe('1,875')
  expect(typedFigure(15, 'pressure', 'imperial')).toBe('218')
  expect(typedFigure(-40, 'temperature', 'imperial')).toBe('-40')
})
