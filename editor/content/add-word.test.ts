import { expect, test } from 'vitest'
import { withWord } from './add-word.ts'

test('a word goes among the company’s own, also in a list that Windows has saved', () => {
  const list = '## Siglas\nPDF\n\n## Palabras de la empresa\nastillero\n'
  const longer = '## Siglas\nPDF\n\n## Palabras de la empresa\nastillero\nbocina\n'
  expect(withWord(list, 'bocina')).toBe(longer)
  expect(withWord(list.replaceAll('\n', '\r\n'), 'bocina')).toBe(longer)
})
