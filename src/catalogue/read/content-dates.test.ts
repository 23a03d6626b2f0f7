import { expect, test } from 'vitest'
import { CONTENT_DIR } from '../catalogue.ts'
import { contentSums, datedAnew, readContentDates, undated } from './content-dates.ts'
import { CATEGORY, changed, WHOLE_CONTENT, writeContent } from './content-fixture.ts'
import { readContentFolder } from './read-content.ts'

const sumsWith = (from = '', to = '') =>
  contentSums(readContentFolder(writeContent({ ...WHOLE_CONTENT, ...changed(CATEGORY, from, to) })))
const before = datedAnew(undefined, sumsWith(), '2026-11-21')

test('only what changed is dated today', () => {
  const renewed = sumsWith('max: 30', 'max: 31')
  expect(undated(before, renewed)).toEqual(['442c'])
  const after = datedAnew(before, renewed, '2026-11-26')
  expect(after.products['442c']?.revised).toBe('2026-11-26')
  expect(after.pages).toEqual(before.pages)
  expect(undated(after, renewed)).toEqual([])
})

test('a page is dated by its own words, not by those of its products', () => {
  expect(undated(before, sumsWith('lead: Sellos', 'lead: Los sellos'))).toEqual([CATEGORY])
})

test('fields that are not printed change no date', () => {
  const hidden = sumsWith('equipment: [sello]', 'equipment: [sello]\n    excludes: [oxigeno]')
  expect(undated(before, hidden)).toEqual([])
})

test('every product and page of the content has a day', () => {
  const names = contentSums(readContentFolder(CONTENT_DIR))
  const dates = readContentDates(CONTENT_DIR, [])
  expect(Object.keys(names.products).filter((id) => !dates?.products[id])).toEqual([])
  expect(Object.keys(names.pages).filter((name) => !dates?.pages[name])).toEqual([])
})
