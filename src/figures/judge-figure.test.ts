import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Asked } from './judgement.ts'
import { limitWords } from './limit-words.ts'
import type { PublishedRange } from './ranges.ts'
import { convert } from './units.ts'

const said = (range: PublishedRange, asked: Asked) =>
  judge({ ranges: [range] }, { figures: [asked] })
    .limits.map((limit) => limitWords(limit, asked.system ?? 'si').replaceAll('\u00a0', ' '))
    .join()

const inches = (value: number): Asked => ({
  facet: 'diameter',
  value: convert(value, 'in', 'mm'),
  system: 'imperial',
})
const feet = (value: number): Asked => ({
  facet: 'speed',
  value: convert(value, 'ft/min', 'm/s'),
  system: 'imperial',
})

test('a shaft of more than the published inches is outside, however little', () => {
  const published: PublishedRange = {
    kind: 'diameter',
    min: 19,
    max: 203,
    text: '19 a 203 mm',
    imperial: { min: 19.05, max: 203.2, text: '0,75 a 8 in' },
  }
  expect(said(published, inches(8))).toBe('0,75 a 8 in')
  expect(said(published, inches(8.005))).toBe('faltan 0,005 in')
  expect(said(published, inches(0.745))).toBe('desde 0,75 in')
})

test('what is left of a slow limit is a margin, in the unit of the question', () => {
  const slow: PublishedRange = {
    kind: 'speed',
    max: 0.5,
    text: 'hasta 0,5 m/s',
    imperial: { text: 'hasta ≈ 98,4 ft/min' },
  }
  expect(said(slow, { facet: 'speed', value: 0.45 })).toBe('margen: 0,05 m/s')
  expect(said(slow, { facet: 'speed', value: 0.5 })).toBe('justo en el límite')
  expect(said(slow, { facet: 'speed', value: 0.52 })).toBe('faltan 0,02 m/s')
  expect(said(slow, feet(90))).toBe('margen: 8,4 ft/min')
})

test('a vacuum asked in inches of mercury is at its limit where no tenth is left', () => {
  const vacuum: PublishedRange = { kind: 'vacuum', max: 711, text: '711 mm Hg' }
  const asked = (mercury: number): Asked => ({
    facet: 'pressure',
    value: -mercury / 750.0617,
    system: 'imperial',
  })
  expect(said(vacuum, asked(709))).toMatch(/justo en el límite$/)
  expect(said(vacuum, asked(705))).toMatch(/margen: 0,2 in Hg$/)
})
