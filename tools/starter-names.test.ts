import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { eventually } from './testing/eventually.ts'
import { ASSETS_CACHE } from '#offline/page-and-worker.ts'
import { IMPERIAL_MARK } from '#visitor/unit-system.ts'

// The starter is inlined in every page and imports nothing, so it repeats names that modules define.
const STARTER = readFileSync('src/islands/starter.js', 'utf8')

/** Runs the starter in a simulated page, and returns what it did. */
function runStarter({ search = '', units = '', list = 'null' } = {}) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, () => void>()
  const took = vi.fn<(cache: string) => void>()
  const reload = vi.fn<() => void>()
  const setProperty = vi.fn<(name: string, value: number) => void>()
  const page = createContext({
    localStorage: {
      getItem: (key: string) =>
        key === 'unidades' ? JSON.stringify(units) : key === 'cotizar' ? list : null,
    },
    sessionStorage: {},
    location: { search, reload },
    document: { documentElement: { dataset, style: { setProperty } } },
    performance: { getEntriesByType: () => [] },
    caches: { delete: took },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  })
  runInContext(STARTER, page)
  return { dataset, took, reload, setProperty, hear: (type: string) => listeners.get(type)?.() }
}

test('the starter marks the units that the visitor has chosen', () => {
  expect(runStarter({ units: IMPERIAL_MARK }).dataset['units']).toBe(IMPERIAL_MARK)
  expect(runStarter({ units: 'si' }).dataset['units']).toBeUndefined()
})

test('the starter counts the lines of the list, for which the form keeps room', () => {
  const { dataset, setProperty } = runStarter({ list: '[{},{}]' })
  expect(dataset['lines']).toBe('')
  expect(setProperty).toHaveBeenCalledWith('--lines', 2)
  for (const list of ['[]', 'null', '{'])
    expect('lines' in runStarter({ list, units: IMPERIAL_MARK }).dataset).toBe(false)
})

test('a question in an address is answered at once, and the page tells what is asked', () => {
  expect(runStarter({ search: '?eje=50' }).dataset['asked']).toBe('?eje=50')
  expect('asked' in runStarter().dataset).toBe(false)
})

test('damaged scripts leave the cache that the worker keeps them in, and the page comes anew once', async () => {
  const { took, reload, hear } = runStarter()
  hear('damaged')
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
  hear('damaged')
  expect(took.mock.calls).toEqual([[ASSETS_CACHE]])
})
