import { assert, property, string, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { codeKeys } from './code-keys.ts'
import { editDistance } from './edit-distance.ts'
import { foldText, wordsOf } from '#schema/fold-text.ts'
import { stemWord } from '#catalogue/stem-word.ts'

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

/** The same measure by its definition, too slow for a search. */
function slipsBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const rest = slipsBetween(a.slice(1), b.slice(1))
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
  return Math.min(
    slipsBetween(a.slice(1), b) + 1,
    slipsBetween(a, b.slice(1)) + 1,
    rest + (a[0] === b[0] ? 0 : 1),
    isSwapped ? slipsBetween(a.slice(2), b.slice(2)) + 1 : Infinity,
  )
}

test('any two words are as far apart as their slips, up to the limit', () => {
  const word = string({ unit: constantFrom('a', 'b', 'c'), maxLength: 5 })
  assert(
    property(word, word, constantFrom(0, 1, 2, 9), (a, b, limit) => {
      const distance = editDistance(a, b, limit)
      expect(Math.min(distance, limit + 1)).toBe(Math.min(slipsBetween(a, b), limit + 1))
    }),
    { numRuns: 500, seed: 682 },
  )
})

test.each([
  ['as', 'as'],
  ['sol', 'sol'],
  ['eje', 'ej'],
  ['gas', 'gas'],
  ['ojos', 'oj'],
  ['peces', 'pez'],
  ['ces', 'ces'],
  ['golfs', 'golf'],
  ['kits', 'kits'],
  ['estandar', 'estandar'],
  ['asbesto', 'asbest'],
])('the stem of «%s» is «%s»', (word, stem) => {
  expect(stemWord(word)).toBe(stem)
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
