import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '#components/announcer/announcer.tsx'
import { SaveProduct } from './save-product.tsx'
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
      <SaveProduct path={PATH} files={FILES} />
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
  await button(/^Guardar, pesa 360.kB/).click()
  await expect.element(button('Guardado · Quitar')).toBeVisible()
  const kept = await (await caches.open(cacheName)).keys()
  const paths = kept.map(({ url }) => new URL(url).pathname)
  expect(paths.toSorted()).toEqual([PATH, ...FILES].toSorted())
  await first.unmount()

  await show()
  await button('Guardado · Quitar').click()
  await expect.element(button('Usar sin señal')).toBeVisible()
  expect(await caches.has(cacheName)).toBe(false)
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
