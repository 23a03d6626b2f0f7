import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#styles/site.css'
import { ProductBar, ProductFloor } from './product-bar.tsx'

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
const acts = { product, dataSheet }
const bar = (
  <>
    <ProductBar parts={PARTS} {...acts} />
    <ProductFloor watched="acciones" {...acts} />
  </>
)

/** The bar, and the parts that it names, each as high as told. */
const pageOf = (blockSize: number) => (
  <div>
    {bar}
    {PARTS.map(({ id, title }) => (
      <section key={id} style={{ blockSize }}>
        <h2 id={id}>{title}</h2>
      </section>
    ))}
  </div>
)

const markedParts = () =>
  [...document.querySelectorAll('[aria-current=true]')].map(({ textContent }) => textContent)

const actions = () => document.querySelector('part-marks quote-button a')?.checkVisibility()

test('the bar marks the one that is being read, and none above the first', async () => {
  await page.viewport(1024, 600)
  await render(
    <main>
      <div style={{ blockSize: 800 }} />
      {pageOf(900)}
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

test('the bar marks the last at the page’s end, though its heading stands low', async () => {
  await page.viewport(1024, 600)
  const main = document.createElement('main')
  const footer = document.createElement('footer')
  footer.innerHTML = '<p>Pie</p>'
  document.body.append(main, footer)
  await render(pageOf(300), { container: main })
  scrollTo({ top: 9999, behavior: 'instant' })
  await expect.poll(markedParts).toEqual(['Se usa con'])
  footer.remove()
})

test('the bar offers the page’s actions while its own button is not whole in sight', async () => {
  await page.viewport(1024, 600)
  await render(
    <main>
      <div style={{ blockSize: 80 }} />
      <button type="button" id="acciones">
        Propio
      </button>
      {bar}
      <div style={{ blockSize: 2000 }} />
    </main>,
  )
  await expect.poll(actions).toBe(false)
  scrollTo({ top: 30, behavior: 'instant' })
  await expect.poll(actions).toBe(true)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(actions).toBe(false)
})

test('of two changes that a busy machine tells at once, the bar follows the last', async () => {
  const told: ((entries: { target: Element; isIntersecting: boolean }[]) => void)[] = []
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
  const target = document.body
  told.at(-1)?.([
    { target, isIntersecting: true },
    { target, isIntersecting: false },
  ])
  expect(actions()).toBe(true)
})
