import { expect, test } from 'vitest'
import { csvOf, pastedTextOf } from './table-text.ts'

const TABLE = [
  ['Código', 'Nota'],
  ['180', 'con "caja"; 12,5 mm'],
  ['=1+1', '−20 a 120 °C\nsegún elastómero'],
]

test('a file opens in columns, and nothing of it is taken for a formula', () => {
  expect(csvOf(TABLE)).toBe(
    '\uFEFFCódigo;Nota\r\n180;"con ""caja""; 12,5 mm"\r\n\'=1+1;"−20 a 120 °C\nsegún elastómero"\r\n',
  )
})

test('what is pasted keeps its rows, however many lines a cell has', () => {
  expect(pastedTextOf(TABLE)).toBe(
    'Código\tNota\n180\tcon "caja"; 12,5 mm\n\'=1+1\t−20 a 120 °C según elastómero',
  )
})
