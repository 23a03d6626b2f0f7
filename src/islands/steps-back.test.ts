import { expect, test } from 'vitest'
import { type HistoryOfVisit, stepsBack } from './steps-back.ts'

const older: HistoryOfVisit = {
  canGoBack: undefined,
  historyLength: 1,
  referrer: '',
  origin: 'https://ejemplo.cl',
}

test('spec 2: after a page of the site it goes one step back', () => {
  expect(stepsBack({ ...older, canGoBack: true })).toBe(true)
})

test('after another site it opens the parent page, whatever the history holds', () => {
  expect(
    stepsBack({ ...older, canGoBack: false, historyLength: 7, referrer: 'https://ejemplo.cl/' }),
  ).toBe(false)
})

test.each<[string, Partial<HistoryOfVisit>, boolean]>([
  [
    'loaded the page from another of the site',
    { historyLength: 3, referrer: 'https://ejemplo.cl/productos' },
    true,
  ],
  ['came from a search', { historyLength: 3, referrer: 'https://buscador.cl/?q=sellos' }, false],
  [
    'came from a site with a similar name',
    { historyLength: 3, referrer: 'https://ejemplo.cl.otro.cl/' },
    false,
  ],
  [
    'opened it in a new tab of the site',
    { historyLength: 1, referrer: 'https://ejemplo.cl/' },
    false,
  ],
  ['typed the address', { historyLength: 2, referrer: '' }, false],
])('with an older browser, who %s', (_, arrival, action) => {
  expect(stepsBack({ ...older, ...arrival })).toBe(action)
})
