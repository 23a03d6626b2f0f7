import { createElement, type ReactNode, useId } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HOME_PATH } from '#catalogue/paths.ts'
import { Island, island, type Slots } from '#islands/island.tsx'
import { KINDS } from './kinds.ts'
import { renderPage } from './render.tsx'

const ASSETS = { css: 'p::after{content:"$&"}', entry: '/e.js', policy: "script-src 'self'" }

const Button = island('boton', ({ word }: { word: string }) =>
  createElement('button', { id: useId() }, word),
)
const Box = island('caja', ({ slots }: { slots: Slots }) =>
  createElement('section', {}, slots['cuerpo']),
)
const Note = () => createElement('p', { id: useId() }, 'Texto')
const button = (word: string) =>
  createElement(Island<{ word: string }>, { of: Button, wake: 'near', props: { word } })

/** The home page with this content alone. */
function homeWith(content: ReactNode): Promise<string> {
  const loader = () => ({ head: { canonical: 'https://sitio.example/', structuredData: [] } })
  vi.spyOn(KINDS, 'home').mockResolvedValue({ loader, default: () => content })
  return renderPage(HOME_PATH, () => ASSETS)
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('an island stands in its page with its name, when it wakes, and what it is made of', async () => {
  expect(await homeWith(button('</script><b>'))).toMatch(
    /<site-island data-name="boton" data-number="\d" data-wake="near"><button id="[^"]+">&lt;\/script&gt;&lt;b&gt;<\/button><script type="application\/json">\{"word":"\\u003c\/script>\\u003cb>"\}<\/script><\/site-island>/,
  )
})

test('what stands in a slot is the page’s, islands and all, each with its own number and ids', async () => {
  const slots = { cuerpo: [createElement(Note), button('Dentro')] }
  const box = () =>
    createElement(Island<{ slots: Slots }>, { of: Box, wake: 'sign', isAsked: true, slots })
  const html = await homeWith([button('Antes'), box(), box()])
  expect(html).toMatch(
    /<site-island data-name="caja" data-number="\d" data-wake="sign" data-asked=""><section><island-slot data-slot="cuerpo"><p id="[^"]+">Texto<\/p><site-island data-name="boton" [^>]+><button [^>]+>Dentro.+?<\/island-slot><\/section><\/site-island>/,
  )
  for (const mark of [/data-number="(\d+)"/g, / id="([^"]+)"/g]) {
    const all = [...html.matchAll(mark)].map(([, one]) => one)
    expect(new Set(all).size).toBe(all.length)
  }
})

test('a page says what it may run before anything that could run, and holds its styles', async () => {
  const html = await homeWith('Texto')
  const [first] = /<(?:script|style|link)|Content-Security-Policy/.exec(html) ?? []
  expect(first).toBe('Content-Security-Policy')
  expect(html).toContain(`<style>${ASSETS.css}</style>`)
})

test('where there is no page, or a part of it throws, nothing is rendered', async () => {
  await expect(renderPage('/nada', () => ASSETS)).rejects.toThrow('no page at /nada')
  const Broken = island('rota', () => {
    throw new TypeError('damaged')
  })
  const page = homeWith(createElement(Island, { of: Broken, wake: 'idle' }))
  await expect(page).rejects.toThrow('damaged')
})
