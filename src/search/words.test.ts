import { expect, test } from 'vitest'
import { codeKeys } from './code-keys.ts'
import { editDistance } from './edit-distance.ts'
import { foldText, wordsOf } from './fold-text.ts'
import { stemWord } from './stem-word.ts'

test('accents and case do not matter, but ñ is a letter of its own', () => {
  expect(foldText('MECÁNICO')).toBe('mecanico')
  expect(foldText('Año')).toBe('año')
  expect(foldText('Año')).not.toBe(foldText('ano'))
})

test('words end where letters and figures do', () => {
  expect(wordsOf('O-ring de 1 7/8" (FKM)')).toEqual(['o', 'ring', 'de', '1', '7', '8', 'fkm'])
})

test.each([
  ['sellos', 'sello'],
  ['mecanicas', 'mecanico'],
  ['ejes', 'eje'],
  ['expansiones', 'expansion'],
  ['agitadores', 'agitador'],
  ['valvulas', 'valvula'],
  ['luces', 'luz'],
  ['bearings', 'bearing'],
])('«%s» and «%s» are one word', (plural, singular) => {
  expect(stemWord(plural)).toBe(stemWord(singular))
})

test('a code is never shortened', () => {
  expect(stemWord('442pros')).toBe('442pros')
})

test('a slip is a letter missing, added, changed, or two swapped', () => {
  expect(editDistance('cartuho', 'cartucho', 2)).toBe(1)
  expect(editDistance('rodamineto', 'rodamiento', 2)).toBe(1)
  expect(editDistance('expancion', 'expansion', 2)).toBe(1)
  expect(editDistance('empaquedura', 'empaquetadura', 2)).toBe(2)
  expect(editDistance('sello', 'junta', 2)).toBe(3)
})

test.each([
  ['442C XL', ['442cxl']],
  ['170 (serie AH)', ['170serieah', '170ah']],
  ['440/440M', ['440', '440m']],
  ['10K / 22KN', ['10k', '22kn']],
  ['350 EF/12', ['350ef12']],
  ['DualPac 2212', ['dualpac2212', '2212']],
])('«%s» is asked for as %s', (code, keys) => {
  expect(codeKeys(code)).toEqual(keys)
})
