import { expect, test } from 'vitest'
import { didYouMean, nearestWord } from './nearest-word.ts'

test.each([
  ['Precion', ['Presión', 'Temperatura'], 'Presión'],
  ['bares', ['bar', 'psi'], 'bar'],
  ['ºC', ['°F', '°C'], '°C'],
  ['m3/h', ['m/s', 'm³/h'], 'm³/h'],
  ['kpa', ['MPa', 'kPa'], 'kPa'],
  [
    '/soluciones/sellado-rotatorio',
    ['/soluciones/sellado-equipo-rotatorio', '/soluciones/sellado-valvulas'],
    '/soluciones/sellado-equipo-rotatorio',
  ],
])('%s was meant for one of %j', (written, words, meant) => {
  expect(nearestWord(written, words)).toBe(meant)
})

test.each([
  ['torque', ['bar', 'psi']],
  // Two candidates are equally likely.
  ['sello-doble', ['sello-de-gas-doble', 'sello-humedo-doble']],
  ['sello', ['sello-de-gas-doble']],
])('%s was meant for none of %j', (written, words) => {
  expect(nearestWord(written, words)).toBeUndefined()
  expect(didYouMean(written, words)).toBe('')
})
