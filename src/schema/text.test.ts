import { expect, test } from 'vitest'
import { text } from './text.ts'

test('signs without width, which come along with a copied text, are no part of a code', () => {
  expect(text.parse(' 44\u200B2\u00ADC\uFEFF')).toBe('442C')
})
