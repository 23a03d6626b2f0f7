import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { ProductBar } from './product-bar.tsx'

const PARTS = [
  { id: 'especificaciones', title: 'Especificaciones' },
  { id: 'materiales', title: 'Materiales' },
  { id: 'va-con', title: 'Se usa con' },
]

const product = {
  id: '442c',
  label: '442C',
  fullName: '442C Sello partido',
  href: '/productos/sellos-mecanicos/sellos-partidos/442c',
}
const dataSheet = { href: '/fichas/442c.pdf', note: 'PDF, 84 kB' }
const bar = <ProductBar parts={PARTS} watched="acciones" product={product} dataSheet={dataSheet} />

const markedParts = () =>
  [...document.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent)

const actions = () => document.querySelector('quote-button a')?.checkVisibility()

test('the bar marks the one that is being read, and none above the first', async () => {
  await page.viewport(1024, 600)
  await render(
    <main>
      <div style={{ blockSize: 800 }} />
      {bar}
      {PARTS.map(({ id, title }) => (
        <section key={id} style={{ blockSize: 900 }}>
          <h2 id={id}>{title}</h2>
        </section>
      ))}
    </main>,
  )
  expect(markedParts()).toEqual([])
  for (const { id, title } of PARTS) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    await expect.poll(markedParts).toEqual([title])
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(markedParts).toEqual([])
})

test('the bar offers the page’s actions once its own buttons are out of sight', async () => {
  await page.viewport(1024, 600)
  await render(
    <main>
      <div id="acciones" style={{ blockSize: 100 }}>
        <button type="button">Propio</button>
      </div>
      {bar}
      <div style={{ blockSize: 2000 }} />
    </main>,
  )
  await expect.poll(actions).toBe(false)
  scrollTo({ top: 900, behavior: 'instant' })
  await expect.poll(actions).toBe(true)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(actions).toBe(false)
})

test('of two changes that a busy machine tells at once, the bar follows the last', async () => {
  const told: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof told)[number]) {
        told.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  await render(
    <main>
      <p id="acciones">Agregar</p>
      {bar}
    </main>,
  )
  vi.unstubAllGlobals()
  told.at(-1)?.([{ isIntersecting: true }, { isIntersecting: false }])
  expect(actions()).toBe(true)
})
