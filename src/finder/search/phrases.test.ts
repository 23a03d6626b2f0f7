import { expect, test } from 'vitest'
import { buildPhrases, phraseAt } from './phrases.ts'

const phrases = buildPhrases([
  ['retén de aceite', 'lip seal'],
  ['cilindro hidráulico', 'cylinder'],
])
const found = (...words: string[]) => phraseAt(phrases, words, 0)

test('a phrase is known with and without the words that only join its own', () => {
  expect(found('reten', 'de', 'aceite')).toEqual({ length: 3, values: ['lip seal'] })
  expect(found('reten', 'aceite')).toEqual({ length: 2, values: ['lip seal'] })
  expect(found('cilindros', 'hidraulicos')?.length).toBe(2)
})

test('a joining word at its end belongs to what follows', () => {
  expect(found('reten', 'aceite', 'para', 'bomba')?.length).toBe(2)
  expect(found('de', 'reten', 'aceite')).toBeUndefined()
})

test('«sin» is not skipped as a stop word, because it negates a phrase', () => {
  expect(found('reten', 'sin', 'aceite')).toBeUndefined()
})
