import { expect, test } from 'vitest'
import { charactersOf, makeFont, readFontRule } from './font.ts'

test('a range holds its ends and what lies between', () => {
  expect(charactersOf('U+41-43, U+F1')).toBe('ABCñ')
})

test('the rule of a family is found among others', () => {
  const css = `@font-face { font-family: 'Otra'; font-weight: 100; }
    @font-face { font-family: 'Una'; font-weight: 400 700; font-stretch: 75% 100%; unicode-range: U+61; }`
  expect(readFontRule(css, 'Una')).toEqual({
    characters: 'a',
    weight: { min: 400, max: 700 },
    width: { min: 75, max: 100 },
  })
})

test('the font is the same on every build, and light enough to preload', async () => {
  const [first, second] = [await makeFont(), await makeFont()]
  expect(first.equals(second)).toBe(true)
  expect(first.byteLength).toBeLessThan(45_000)
})
