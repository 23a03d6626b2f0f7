import { expect, test } from 'vitest'
import type { CataloguePage } from '#catalogue/catalogue-model.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { siteIndex } from './site-index.ts'

const all = catalogue()
const { letters } = siteIndex(all)

test('the index of the site runs from the figures to the last letter', () => {
  const names = letters.map(({ title }) => title)
  expect(names[0]).toBe('0–9')
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'es')))
})

test('an accent moves no page to another letter, and Ñ is a letter of its own', () => {
  const titled = (path: string, title: string) => ({ path, content: { title } }) as CataloguePage
  const two = [titled('/o', 'Órganos'), titled('/n', 'Ñandú')]
  const own = siteIndex({ pages: new Map(two.map((page) => [page.path, page])), products: [] })
  expect(own.letters.map(({ title }) => title)).toEqual(['Ñ', 'O'])
})

test('every product and every page stands in it once', () => {
  const listed = letters.flatMap(({ entries }) => entries.map(({ href }) => href))
  const expected = [...all.products.map(({ href }) => href), ...all.pages.keys()]
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('of a catalogue ten times as large it names the pages only, so that it weighs no more', () => {
  const products = Array.from({ length: 10 }, () => all.products).flat()
  const large = siteIndex({ pages: all.pages, products })
  const listed = large.letters.flatMap(({ entries }) => entries.map(({ href }) => href))
  expect(listed.toSorted()).toEqual([...all.pages.keys()].toSorted())
  const groups = large.families.flatMap((family) => family.groups)
  expect(groups.flatMap((group) => group.products)).toEqual([])
})
