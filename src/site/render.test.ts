import { createElement, type ReactNode, useId } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HOME_PATH } from '#catalogue/paths.ts'
import { Island, island, type Slots } from '#islands/island.tsx'
import { KINDS } from './kinds.ts'
import { renderPage } from './render.tsx'

const ASSETS = { css: 'p::after{content:"$&"}', entry: '/e.js', policy: "script-src 'self'" }
const HEAD = {
  title: 'Inicio',
  description: 'Sellos',
  canonical: 'https://a.example/',
  image: 'https://a.example/a.png',
  siteName: 'Sitio',
  isIndexable: true,
  structuredData: [],
}

const Button = island('boton', ({ word }: { word: string }) =>
  createElement('button', { id: useId() }, word),
)
const Box = island('caja', ({ slots }: { slots: Slots }) =>
  createElement('section', {}, slots['cuerpo']),
)
const button = (word: string) =>
  createElement(Island<{ word: string }>, { of: Button, wake: 'near', props: { word } })

/** The home page with this content alone. */
async function homeWith(content: ReactNode): Promise<string> {
  vi.spyOn(KINDS, 'home').mockResolvedValue({
    loader: () => ({ head: HEAD }),
    default: () => content,
  })
  return renderPage(HOME_PATH, () => ASSETS)
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('an island stands in its page with its name, when it wakes, and what it is made of', async () => {
  const html = await homeWith(button('</script><b>'))
  expect(html).toMatch(
    /<site-island data-name="boton" data-number="\d" data-wake="near"><button id="[^"]+">&lt;\/script&gt;&lt;b&gt;<\/button><script type="application\/json">\{"word":"\\u003c\/script>\\u003cb>"\}<\/script><\/site-island>/,
  )
})

test('an island that answers the address says so, and one without properties has no script', async () => {
  const html = await homeWith(createElement(Island, { of: Box, wake: 'sign', isAsked: true }))
  expect(html).toMatch(
    /<site-island data-name="caja" data-number="\d" data-wake="sign" data-asked=""><section><\/section><\/site-island>/,
  )
})

test('what stands in a slot is the page’s, islands and all, and each island has its own number and ids', async () => {
  const slots = { cuerpo: [createElement('p', { key: 'p' }, 'Texto'), button('Dentro')] }
  const html = await homeWith([
    button('Antes'),
    createElement(Island, { of: Box, wake: 'sign', slots }),
  ])
  expect(html).toMatch(
    /<section><island-slot data-slot="cuerpo"><p>Texto<\/p><site-island data-name="boton" [^>]+><button [^>]+>Dentro/,
  )
  const numbers = [...html.matchAll(/data-number="(\d+)"/g)].map(([, number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const ids = [...html.matchAll(/<button id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a page says what it may run before anything that could run, and holds its styles', async () => {
  const html = await homeWith('Texto')
  expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(0)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
    html.search(/<(?:script|style|link)/),
  )
  expect(html).toContain(`<style>${ASSETS.css}</style>`)
})

test('where there is no page nothing is rendered', async () => {
  await expect(renderPage('/nada', () => ASSETS)).rejects.toThrow('no page at /nada')
})

test('a page of which a part throws is not rendered', async () => {
  const Broken = island('rota', () => {
    throw new TypeError('damaged')
  })
  const page = homeWith(createElement(Island, { of: Broken, wake: 'idle' }))
  await expect(page).rejects.toThrow('damaged')
})
