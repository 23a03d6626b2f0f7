import { expect, test } from 'vitest'
import { withLateStart, withoutScripts } from './late-start.ts'

const preload = (url: string) => `<link rel="modulepreload" href="${url}"/>`
const START_SCRIPT = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.client-1.js");</script>`
const CHUNKS = ['manifest-1', 'entry.client-1', 'shared-1', 'root-1', 'home-1'].map(
  (name) => `/assets/${name}.js`,
)
const LATE = { dataUrl: '/_.data', stylesUrl: '/assets/pages-1.css' }
const page = (preloads: readonly string[], script: string) =>
  `<html><head>${preloads.map(preload).join('')}</head><body><h1>Inicio</h1>${script}</body></html>`

test('nothing names a script to the browser before the starter asks for it', () => {
  const html = withLateStart(page(CHUNKS, START_SCRIPT), LATE, 'index.html')
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/^import /m)
  expect(html).not.toMatch(/<script[^>]+src=/)
})

test('the starter preloads every chunk of the page, those shared with others too', () => {
  const html = withLateStart(page(CHUNKS, START_SCRIPT), LATE, 'index.html')
  expect(html).toContain(`for (const href of ${JSON.stringify(CHUNKS)})`)
})

test('the starter hands over the route modules before it loads the entry', () => {
  const html = withLateStart(page(CHUNKS, START_SCRIPT), LATE, 'index.html')
  const modules = html.indexOf('__reactRouterRouteModules: {"root":route0,"routes/home":route1}')
  const entry = html.indexOf('import("/assets/entry.client-1.js")')
  expect(modules).toBeGreaterThan(0)
  expect(entry).toBeGreaterThan(modules)
})

test('the starter fetches the page’s data and the other pages’ styles beside its chunks', () => {
  const html = withLateStart(page(CHUNKS, START_SCRIPT), LATE, 'index.html')
  expect(html).toContain('[text("/_.data", "no-cache"), text("/assets/pages-1.css"), ')
})

test.each([
  ['no start script', page(CHUNKS, '')],
  ['two start scripts', page(CHUNKS, START_SCRIPT + START_SCRIPT)],
  ['a start script with other attributes', page(CHUNKS, START_SCRIPT.replace(' async=""', ''))],
  ['a start script that reads differently', page(CHUNKS, START_SCRIPT.replace('window.', ''))],
  ['a chunk that nothing preloads', page(CHUNKS.slice(1), START_SCRIPT)],
])('the build fails on a page with %s', (_, html) => {
  expect(() => withLateStart(html, LATE, 'contacto/index.html')).toThrow('contacto/index.html')
})

test('a page without scripts keeps its structured data', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>'
  const html = withoutScripts(page(CHUNKS, `${data}${START_SCRIPT}<script>later()</script>`))
  expect(html).toBe(`<html><head></head><body><h1>Inicio</h1>${data}</body></html>`)
})
