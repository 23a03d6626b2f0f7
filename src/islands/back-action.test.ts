import { expect, test } from 'vitest'
import { type HistoryOfVisit, backAction } from './back-action.ts'

const older: HistoryOfVisit = {
  canGoBack: undefined,
  historyLength: 1,
  referrer: '',
  origin: 'https://ejemplo.cl',
}

test('spec 2: after a page of the site it goes one step back', () => {
  expect(backAction({ ...older, canGoBack: true })).toBe('history')
})

test('after another site it opens the parent page, whatever the history holds', () => {
  expect(
    backAction({ ...older, canGoBack: false, historyLength: 7, referrer: 'https://ejemplo.cl/' }),
  ).toBe('parent')
})

test.each<[string, Partial<HistoryOfVisit>, 'history' | 'parent']>([
  [
    'loaded the page from another of the site',
    { historyLength: 3, referrer: 'https://ejemplo.cl/productos' },
    'history',
  ],
  ['came from a search', { historyLength: 3, referrer: 'https://buscador.cl/?q=sellos' }, 'parent'],
  [
    'came from a site with a similar name',
    { historyLength: 3, referrer: 'https://ejemplo.cl.otro.cl/' },
    'parent',
  ],
  [
    'opened it in a new tab of the site',
    { historyLength: 1, referrer: 'https://ejemplo.cl/' },
    'parent',
  ],
  ['typed the address', { historyLength: 2, referrer: '' }, 'parent'],
])('with an older browser, who %s', (_, arrival, action) => {
  expect(backAction({ ...older, ...arrival })).toBe(action)
})
