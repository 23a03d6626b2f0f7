import { expect, test } from 'vitest'
import { bindUnits } from './bind-units.ts'

const seen = (text: string) => bindUnits(text).replaceAll('\u00a0', '·')

test('a figure never parts from its unit at the end of a line', () => {
  expect(seen('ejes de 25 a 914 mm (1 a 36 in)')).toBe('ejes de 25 a 914·mm (1 a 36·in)')
  expect(seen('60 a 98 % a 20 °C, y 500 mm Hg')).toBe('60 a 98·% a 20·°C, y 500·mm·Hg')
  expect(seen('rosca de 1/2 in; 300 L.')).toBe('rosca de 1/2·in; 300·L.')
})

test('the longest unit is the one that is bound', () => {
  expect(seen('10 m/s y 2 m³/h')).toBe('10·m/s y 2·m³/h')
})

test('a word that only begins like a unit stays unchanged', () => {
  const text = '3 modelos, 5 años, 2 bares, 24 horas, 491 DIN, 5 GbE, 2 instalados y 4 m/min'
  expect(bindUnits(text)).toBe(text)
})

test('a narrow space, which nobody sees, becomes one of full width', () => {
  expect(bindUnits('25\u202fmm')).toBe('25\u00a0mm')
})

test('a bound unit stays unchanged', () => {
  expect(bindUnits('25\u00a0mm')).toBe('25\u00a0mm')
})
