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

test('a slip is a letter missing, added, changed for a like one, or two swapped', () => {
  const near = [
    ['cartuho', 'cartucho'],
    ['rodamineto', 'rodamiento'],
    ['expancion', 'expansion'],
    ['valbula', 'valvula'],
    ['selo', 'sello'],
    ['empaketadura', 'empaquetadura'],
    ['mecnico', 'mecanico'],
  ] as const
  for (const [typed, word] of near) expect(editDistance(typed, word, 9)).toBeLessThanOrEqual(1.5)
})

test('a letter that is neither heard nor hit alike makes another word', () => {
  expect(editDistance('toric', 'toxic', 9)).toBeGreaterThan(1.5)
  expect(editDistance('sello', 'junta', 2)).toBe(3)
})

test('a limit gives up on what lies beyond it, and changes nothing else', () => {
  const word = string({ unit: constantFrom('a', 'b', 'v', 'l'), maxLength: 5 })
  assert(
    property(word, word, constantFrom(0, 1, 2), (a, b, limit) => {
      const whole = editDistance(a, b, 99)
      const limited = editDistance(a, b, limit)
      expect(whole <= limit ? limited : limited > limit).toBe(whole <= limit ? whole : true)
      expect(whole === 0).toBe(a === b)
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
  ['440/440M', ['440', '440m', '440440m']],
  ['10K / 22KN', ['10k', '22kn', '10k22kn']],
  ['350 EF/12', ['350ef12']],
  ['DualPac 2212', ['dualpac2212', '2212']],
])('«%s» is asked for as %s', (code, keys) => {
  expect(codeKeys(code)).toEqual(keys)
})
