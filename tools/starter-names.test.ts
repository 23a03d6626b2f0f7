import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { COMPARISON_PATH, CONTACT_PATH, SEARCH_PATH, SELECTOR_PATH } from '#catalogue/paths.ts'
import { isFit } from '#offline/fit-answer.ts'
import { ASSETS_CACHE } from '#offline/page-and-worker.ts'
import { StartValues } from '#startup/start-scripts.tsx'
import { chooseUnits, IMPERIAL_MARK } from '#visitor/unit-system.ts'

// The starter imports nothing, so that it can stand in every page: it writes out names that modules own.

const STARTER = readFileSync(path.join(import.meta.dirname, '../src/startup/starter.js'), 'utf8')

type Address = { pathname?: string; search?: string }

/** Runs the starter in a page that never gets its data, and returns what it did there. */
function runStarter({ pathname = '/', search = '' }: Address = {}) {
  const dataset: Record<string, string> = {}
  const listeners = new Map<string, () => void>()
  const cacheNames: string[] = []
  const ids: string[] = []
  const page = createContext({
    localStorage: globalThis.localStorage,
    sessionStorage: {},
    location: { pathname, search, reload: () => {} },
    document: {
      documentElement: { dataset },
      getElementById: (id: string) => {
        ids.push(id)
        return { textContent: '{"scripts":[],"routes":[]}' }
      },
    },
    caches: { open: (name: string) => cacheNames.push(name) },
    // What a damaged script throws.
    fetch: () => runInContext('Promise.reject(new SyntaxError())', page),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  })
  runInContext(STARTER, page)
  return { dataset, cacheNames, ids, touch: () => listeners.get('pointerdown')?.() }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('the starter marks the units that the visitor has chosen', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  chooseUnits('imperial')
  expect(runStarter().dataset['units']).toBe(IMPERIAL_MARK)
  chooseUnits('si')
  expect(runStarter().dataset['units']).toBeUndefined()
})

test.each([
  [SEARCH_PATH, true],
  [SELECTOR_PATH, true],
  [COMPARISON_PATH, true],
  [CONTACT_PATH, false],
])('a question in the address of %s starts the page at once: %s', (pathname, isAsked) => {
  const address = { pathname: `${pathname}/`, search: '?q=a' }
  expect('asked' in runStarter(address).dataset).toBe(isAsked)
})

test('the starter takes damaged scripts out of the cache that the worker keeps them in', async () => {
  const { cacheNames, touch } = runStarter()
  touch()
  await vi.waitFor(() => expect(cacheNames).toEqual([ASSETS_CACHE]))
})

test('the starter, the page and the worker agree on where the values of a page stand', async () => {
  vi.stubEnv('DEV', false)
  const router = createMemoryRouter([{ path: '/', element: createElement(StartValues) }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  const { ids, touch } = runStarter()
  touch()
  expect(html).toContain(`<script id="${ids[0]}"`)
  const answer = new Response(html, { headers: { 'content-type': 'text/html' } })
  expect(await isFit('/', answer)).toBe(true)
})
