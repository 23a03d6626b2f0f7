import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shortClassNames } from './class-names.ts'

const folder = temporaryFolder()
const sheet = (name: string, css: string) => {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
  writeFileSync(path.join(folder, name), css)
  return path.join(folder, name)
}
const card = sheet('card/card.module.css', '.card { .title { margin: 0.5rem } } @keyframes turn {}')
const grid = sheet('grid/grid.module.css', '.card, .grid:hover {}')

test('every class and animation has a name of its own, the same in each build', () => {
  const names = () => {
    const nameOf = shortClassNames(folder)
    return [
      ...['card', 'title', 'turn'].map((name) => nameOf(name, card)),
      ...['card', 'grid'].map((name) => nameOf(name, `${grid}?direct`)),
    ]
  }
  expect(new Set(names()).size).toBe(5)
  expect(names()).toEqual(names())
  expect(names().every((name) => /^[a-z]\d*$/.test(name))).toBe(true)
})

test('the build fails on a class that it did not count', () => {
  expect(() => shortClassNames(folder)('unknown', card)).toThrow('unknown')
})
