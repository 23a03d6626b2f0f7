import { expect, test } from 'vitest'
import { inSi, presentTable } from './table.ts'

const TABLE = presentTable({
  caption: 'Cauchos',
  columns: ['Caucho', 'Máxima (°C)', 'Por 10 min (°C)', 'Conviene con', 'Presión'],
  rows: [
    ['SBR', 110, '–', 'Agua caliente, detergentes y sales', '–'],
    ['NBR', 90.5, 100, 'Aceites', '–'],
  ],
})

test('figures are written as in Chile', () => {
  expect(TABLE.rows[1]).toEqual(['NBR', '90,5', '100', 'Aceites', '–'])
})

test('a converted figure stays on the line of its sign', () => {
  const { rows } = presentTable({
    caption: 'Modos',
    columns: ['Modo', 'Alcance'],
    rows: [['Local', '60 ft (≈ 18 m)']],
  })
  expect(rows[0]?.[1]).toContain('(≈\u00a018')
})

test('a column stays numeric with an unpublished cell; one of words or of nothing is not', () => {
  expect(TABLE.columns.map(({ isNumeric }) => isNumeric)).toEqual([false, true, true, false, false])
})

test('a column that is read as sentences is known', () => {
  expect(TABLE.columns.map(({ isLong }) => isLong)).toEqual([false, false, false, true, false])
})

test('on paper a table in inches and psi stands in SI, and a size keeps its name', () => {
  const { columns, rows } = inSi(
    presentTable({
      caption: 'Medidas',
      columns: ['Diámetro (in)', 'Presión (psi)', 'Peso (kg)'],
      rows: [['1½', 165, 2]],
    }),
  )
  expect(columns.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Diámetro, in (≈ mm)',
    'Presión (≈ bar)',
    'Peso (kg)',
  ])
  expect(rows).toEqual([['1½\u00a0(38,1)', '11,3', '2']])
  expect(inSi(TABLE)).toBe(TABLE)
})
