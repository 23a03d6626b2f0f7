import { expect, test } from 'vitest'
import { judge } from '#figures/judge.ts'
import type { Asked } from '#figures/judgement.ts'
import type { PublishedRange } from '#figures/ranges.ts'
import type { UnitSystem } from '#figures/units.ts'
import { figureMarks } from './figure-marks.ts'

const SHAFT = { kind: 'diameter', label: 'Eje', min: 25, max: 120, text: '25 a 120 mm' } as const
const PRESSURE = { kind: 'pressure', label: 'Presión', max: 20, text: 'hasta 20 bar' } as const
const HEAT = { kind: 'temperature', label: 'T', min: -50, max: 250, text: '−50 a 250 °C' } as const

const marksOf = (
  ranges: readonly PublishedRange[],
  figures: readonly Asked[],
  system: UnitSystem = 'si',
) => figureMarks(judge({ ranges }, { figures }).limits, system)
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
  expect([...marks].map(([facet, { tone }]) => [facet, tone])).toEqual(
    expect.arrayContaining([
      ['diameter', 'covers'],
      ['pressure', 'decides'],
      ['temperature', 'covers'],
    ]),
  )
  expect(plain(marks.get('pressure')?.note)).toBe('margen: 5 bar')
})

test('a limit that runs over all elastomers promises no margin', () => {
  const varying: PublishedRange = { ...HEAT, condition: 'según elastómero', varies: true }
  const marks = marksOf([varying], [{ facet: 'temperature', value: 100 }])
  expect(marks.get('temperature')).toEqual({ tone: 'covers' })
})

test('a limit that does not reach stands in a column before one that covers', () => {
  const together: PublishedRange = {
    kind: 'pressure-temperature',
    label: 'Factor P × T',
    max: 1000,
    text: '1000 °C·bar',
  }
  const marks = marksOf(
    [PRESSURE, HEAT, together],
    [
      { facet: 'pressure', value: 15 },
      { facet: 'temperature', value: 100 },
    ],
  )
  expect(marks.get('pressure')?.tone).toBe('misses')
  expect(plain(marks.get('pressure')?.note)).toBe(
    'presión × temperatura = 1500; admite 1000 °C·bar',
  )
})

test('where both cover, the limit that decides stands in the column', () => {
  const together: PublishedRange = {
    kind: 'pressure-temperature',
    label: 'Factor P × T',
    max: 60_000,
    text: '60 000 °C·bar',
  }
  const marks = marksOf(
    [PRESSURE, HEAT, together],
    [
      { facet: 'pressure', value: 15 },
      { facet: 'temperature', value: 100 },
    ],
  )
  expect(plain(marks.get('pressure')?.note)).toBe('margen: 5 bar')
})

test('of what nothing is published for the column says so by itself', () => {
  expect(marksOf([], [{ facet: 'pressure', value: 5 }]).get('pressure')).toEqual({ tone: 'silent' })
})

test('what is bought is named once, by the first figure that it is judged by', () => {
  const bought = { condition: 'poliuretano', choice: 'compuesto' } as const
  const marks = marksOf(
    [
      { ...SHAFT, ...bought },
      { ...PRESSURE, ...bought },
    ],
    [
      { facet: 'diameter', value: 100 },
      { facet: 'pressure', value: 19 },
    ],
  )
  expect([...marks.values()].map(({ note }) => plain(note))).toEqual([
    '25 a 120 mm (poliuretano)',
    'margen: 1 bar',
  ])
})
