import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '#components/announcer/announcer.tsx'
import { SaveProducts } from './save-products.tsx'
import { familyCacheName } from './page-and-worker.ts'
import { fitAnswer } from './testing/fit-answer.ts'

const PATH = '/productos/sellos/1510'
const FILES = ['/fichas/1510.pdf', '/dibujos/1510.svg']

const button = (name: string | RegExp) => page.getByRole('button', { name })
const cacheName = familyCacheName(PATH)

beforeEach(() => {
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue({} as ServiceWorkerRegistration)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(cacheName)
})

async function show() {
  return render(
    <>
      <SaveProducts products={[{ path: PATH, files: FILES }]} />
      <Announcer />
    </>,
  )
}

test('a product is kept with its page, its data sheet and its drawing, and taken back', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) =>
    options?.method === 'HEAD'
      ? new Response(null, { headers: { 'content-length': '120000' } })
      : fitAnswer(url as string),
  )
  const first = await show()
  await button('Usar sin señal').click()
  await button(/^Guardar, pesa \d+.kB/).click()
  await expect.element(button('Guardado · Quitar')).toBeVisible()
  const kept = await (await caches.open(cacheName)).keys()
  const paths = kept.map(({ url }) => new URL(url).pathname)
  expect(paths).toEqual(
    expect.arrayContaining([PATH, ...FILES, '/cotizar', '/contacto', '/ficha-de-levantamiento']),
  )
  await first.unmount()

  await show()
  await button('Guardado · Quitar').click()
  await expect.element(button('Usar sin señal')).toBeVisible()
  expect(await caches.has(cacheName)).toBe(false)
})

test('several that are marked are kept with one press, once what they weigh together is said', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url, options) =>
      options?.method === 'HEAD'
        ? new Response(null, { headers: { 'content-length': '100000' } })
        : fitAnswer(url as string),
    )
  const other = '/productos/sellos/2810'
  await render(
    <SaveProducts
      products={[
        { path: PATH, files: ['/fichas/1510.pdf'] },
        { path: other, files: ['/fichas/2810.pdf'] },
      ]}
    />,
  )
  await button(/^Guardar estos 2/).click()
  // Two pages, two data sheets, and once what is kept with every product.
  const tools = asked.mock.calls.length - 4
  await button(new RegExp(`^Guardar estos 2, pesan ${(4 + tools) * 100}.kB`)).click()
  await expect.element(button('2 guardados · Quitar')).toBeVisible()
  for (const path of [PATH, other]) {
    expect(await caches.match(path, { cacheName: familyCacheName(path) })).toBeDefined()
    expect(await caches.match('/cotizar', { cacheName: familyCacheName(path) })).toBeDefined()
  }
  await button('2 guardados · Quitar').click()
  await expect.element(button(/^Guardar estos 2/)).toBeVisible()
  expect(await caches.has(familyCacheName(other))).toBe(false)
})

test('a lost line leaves nothing half saved, and the page says so', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await show()
  await button('Usar sin señal').click()
  await button('Guardar').click()
  await expect.element(page.getByText('No se pudo guardar.', { exact: false })).toBeInTheDocument()
  await expect.element(button('Usar sin señal')).toBeVisible()
  expect(await caches.has(cacheName)).toBe(false)
})
