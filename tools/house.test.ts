import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOUSE_FILE, shortest, withPicture } from './house.ts'

test('the picture of the house says what the import lines say: npm run house draws it', () => {
  expect(readFileSync(HOUSE_FILE, 'utf8')).toBe(withPicture())
})

test('an import that leads by way of another room is not drawn', () => {
  const imports = new Map([
    ['pages', new Set(['components', 'figures'])],
    ['components', new Set(['figures'])],
    ['figures', new Set<string>()],
  ])
  expect(shortest(imports)).toEqual([
    ['pages', 'components'],
    ['components', 'figures'],
  ])
})
