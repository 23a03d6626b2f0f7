import { expect, test } from 'vitest'
import type { SpecRow } from '#figures/quantity.ts'
import type { PropertyDefinition } from '#schema/vocabulary.ts'
import { checkRowRanges } from './row-ranges.ts'
import type { ParsedPage } from '../read/link-pages.ts'
import type { Problem } from '../read/problem.ts'

const PROPERTIES = new Map<string, PropertyDefinition>([
  ['Presión máxima', { label: 'Presión máxima', dimension: 'pressure', namesLimit: true }],
  ['Largo', { label: 'Largo', dimension: 'length' }],
  ['Aumento', { label: 'Aumento', dimension: 'count' }],
])
const row = (property: string, value: SpecRow['values'][number], rest: Partial<SpecRow> = {}) => ({
  property,
  values: [value],
  source: 'Folleto',
  ...rest,
})

/** The problems of pages with these rows, in a product or in a section. */
function reported(...pages: { of: 'products' | 'sections'; rows: object[] }[]): string[] {
  const parsed = pages.map(({ of, rows }, index) => ({
    path: `/pagina-${index}`,
    content: { [of]: [of === 'products' ? { specs: rows } : { figures: rows }] },
    file: { problem: (_: unknown, message: string) => ({ message }) },
  }))
  const problems: Problem[] = []
  checkRowRanges(parsed as unknown as ParsedPage[], PROPERTIES, problems)
  return problems.map(({ message }) => message.replaceAll('\u00a0', ' '))
}

test('two maxima written as a range are refused: the first would be read as the least', () => {
  const range = row('Presión máxima', { min: 345, max: 1035, unit: 'bar' })
  expect(reported({ of: 'sections', rows: [range] })).toEqual([
    '«Presión máxima» es un solo límite, y «345 a 1035 bar» parece un rango: escribe una fila por versión',
  ])
  const each = [345, 1035].map((max) => row('Presión máxima', { max, unit: 'bar' }))
  expect(reported({ of: 'sections', rows: each })).toEqual([])
})

test('measures of several versions say what they depend on', () => {
  const two = row('Largo', { min: 10, max: 14, unit: 'in' }, { condition: 'dos arcos' })
  const three = row('Largo', { min: 12, max: 18, unit: 'in' }, { condition: 'tres arcos' })
  const advice = 'hay otra medida de «Largo»: di en choice de qué depende'
  expect(reported({ of: 'products', rows: [two, three] })).toEqual([advice, advice])
  const chosen = [two, three].map((one) => ({ ...one, choice: 'arcos' }))
  expect(reported({ of: 'products', rows: chosen })).toEqual([])
})

test('a claim that has a condition on one page does not stand bare on another', () => {
  const claim = { min: 2, max: 6, unit: 'veces' }
  const bare = { of: 'sections' as const, rows: [row('Aumento', claim)] }
  const whole = {
    of: 'sections' as const,
    rows: [row('Aumento', claim, { condition: 'valor típico' })],
  }
  expect(reported(bare, whole)).toEqual([
    '«2 a 6 veces» lleva su condición en /pagina-1 («valor típico»): dila también aquí',
  ])
  expect(reported(whole, whole)).toEqual([])
  expect(reported(bare, bare)).toEqual([])
})
