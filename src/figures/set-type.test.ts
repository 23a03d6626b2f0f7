import { expect, test } from 'vitest'
import { bindRanges, FRACTION_SLASH, setType, typed, WORD_JOINER } from './set-type.ts'

test('an O-ring never parts at its hyphen', () => {
  expect(setType('El O-ring y los O-rings de 20 mm')).toBe(
    `El O-${WORD_JOINER}ring y los O-${WORD_JOINER}rings de 20\u00a0mm`,
  )
})

test('a fraction of an inch is set as one', () => {
  expect(setType('NPT de 1/4 in; eje de 1 7/8 in; 3/8 NPT').replaceAll(FRACTION_SLASH, '÷')).toBe(
    'NPT de 1÷4\u00a0in; eje de 1 7÷8\u00a0in; 3÷8 NPT',
  )
})

test('names that only look like fractions stay as they are', () => {
  for (const name of ['bombas 6/4 D y 12/10 F', '24/7', 'Zona 2/22', '440/440M']) {
    expect(setType(name)).toBe(name)
  }
})

test('"≈" never stands alone at the end of a line', () => {
  expect(setType('al menos ≈ 1,4 bar')).toBe('al menos ≈\u00a01,4\u00a0bar')
})

test('setting type is idempotent and can be undone', () => {
  const text = 'O-ring de 1/4 NPT'
  expect(setType(setType(text))).toBe(setType(text))
  expect(typed(setType(text))).toBe(text)
})

test('in a table a range stays on one line, and words may part', () => {
  expect(bindRanges('−20 a 125 °C, en la sonda')).toBe('−20\u00a0a\u00a0125 °C, en la sonda')
})
