import { expect, test } from 'vitest'
import { countWith, filtersOf, passes, withFilters } from './filter-state.ts'

const FILTERS = [
  { id: 'simples', label: 'Simples', isKind: true as const },
  { id: 'dobles', label: 'Dobles', isKind: true as const },
  { id: 'p40', label: '40 bar o más' },
  { id: 'atex', label: 'ATEX' },
]
const ROWS = [
  { filters: ['simples', 'p40'] },
  { filters: ['simples'] },
  { filters: ['dobles', 'p40', 'atex'] },
]
const shown = (...chosen: string[]) =>
  ROWS.filter((row) => passes(row, new Set(chosen), FILTERS)).length

test('two kinds show both, a limit narrows what they show', () => {
  expect(shown()).toBe(3)
  expect(shown('simples')).toBe(2)
  expect(shown('simples', 'dobles')).toBe(3)
  expect(shown('simples', 'dobles', 'p40')).toBe(2)
})

test('a chip says what it would leave with what is chosen', () => {
  const count = (id: string, ...chosen: string[]) => {
    const filter = FILTERS.find((one) => one.id === id)
    return filter && countWith(filter, ROWS, new Set(chosen), FILTERS)
  }
  expect(count('atex', 'simples')).toBe(0)
  expect(count('dobles', 'simples')).toBe(1)
  expect(count('p40', 'dobles')).toBe(1)
})

test('an address keeps its other parts, and unknown filters are left out', () => {
  expect(withFilters('?a=1', new Set(['atex', 'p40']), FILTERS)).toBe('?a=1&f=p40,atex')
  expect(withFilters('?f=p40', new Set(), FILTERS)).toBe('')
  expect([...filtersOf('?f=p40,nadie', FILTERS)]).toEqual(['p40'])
})
