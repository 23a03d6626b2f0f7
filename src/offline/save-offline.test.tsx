import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer } from '#components/announcer/announcer.tsx'
import { ASSETS_CACHE, savedCacheName, type FamilyDownload } from './page-and-worker.ts'
import { SaveOffline } from './save-offline.tsx'
import type { SavedPage } from './saved-files.ts'
import { fitAnswer } from './testing/fit-answer.ts'

const PRODUCT = {
  path: '/productos/sellos/1510',
  files: ['/fichas/1510.pdf', '/dibujos/1510.svg'],
}
const OTHER = { path: '/productos/sellos/2810', files: ['/fichas/2810.pdf'] }
const FAMILY = { path: '/productos/sellos' }
const LIST: FamilyDownload = {
  bytes: 3_200_000,
  urls: ['/productos/sellos', '/dibujos/a.svg', '/dibujos/b.svg', '/fichas/a.pdf'],
}

type Fetch = typeof fetch

/** What the browser would fetch of a site that is not there. */
const answer: Fetch = async (url, options) =>
  options?.method === 'HEAD'
    ? new Response(null, { headers: { 'content-length': '100000' } })
    : fitAnswer(url as string, LIST)

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The addresses that the browser has kept of a page. */
async function kept({ path }: SavedPage): Promise<string[]> {
  const keys = await (await caches.open(savedCacheName(path))).keys()
  return keys.map(({ url }) => new URL(url).pathname)
}

const show = (...pages: SavedPage[]) =>
  render(
    <>
      <SaveOffline pages={pages} />
      <Announcer />
    </>,
  )

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue({} as ServiceWorkerRegistration)
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { path } of [PRODUCT, OTHER, FAMILY]) await caches.delete(savedCacheName(path))
})

test('who presses again while the size is on its way is asked once', async () => {
  const size = Promise.withResolvers<void>()
  vi.mocked(fetch).mockImplementation(async (url, options) => {
    await size.promise
    return answer(url, options)
  })
  await show(FAMILY)
  await button('Guardar esta familia para usar sin señal').dblClick()
  expect(fetch).toHaveBeenCalledTimes(1)
  size.resolve()
  await expect.element(button(/^Guardar esta familia, pesa/)).toBeVisible()
})

test('a product is kept with its page, its data sheet and its drawing, and taken back', async () => {
  const first = await show(PRODUCT)
  await button('Usar sin señal').click()
  expect(await caches.has(savedCacheName(PRODUCT.path))).toBe(false)
  await button(/^Guardar, pesa \d+.kB/).click()
  await expect.element(button('Guardado · Quitar')).toBeVisible()
  expect(await kept(PRODUCT)).toEqual(
    expect.arrayContaining([
      PRODUCT.path,
      ...PRODUCT.files,
      '/cotizar',
      '/contacto',
      '/ficha-de-levantamiento',
    ]),
  )
  await first.unmount()

  await show(PRODUCT)
  await button('Guardado · Quitar').click()
  await expect.element(button('Usar sin señal')).toBeVisible()
  expect(await caches.has(savedCacheName(PRODUCT.path))).toBe(false)
})

test('several that are marked are kept with one press, once what they weigh together is said', async () => {
  await show({ ...PRODUCT, files: ['/fichas/1510.pdf'] }, OTHER)
  await button(/^Guardar estos 2/).click()
  await expect.element(button(/^Guardar estos 2, pesan/)).toBeVisible()
  const asked = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'HEAD')
  // Two pages and two data sheets, and what is kept with every product: each address once.
  expect(new Set(asked.map(([url]) => url)).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThan(4)
  await button(new RegExp(`^Guardar estos 2, pesan ${asked.length * 100}.kB`)).click()
  await expect.element(button('2 guardados · Quitar')).toBeVisible()
  for (const one of [PRODUCT, OTHER]) {
    expect(await kept(one)).toEqual(expect.arrayContaining([one.path, '/cotizar']))
  }
  await button('2 guardados · Quitar').click()
  await expect.element(button(/^Guardar estos 2/)).toBeVisible()
  expect(await caches.has(savedCacheName(OTHER.path))).toBe(false)
})

test('a product brings the scripts that the worker did not fetch, as on mobile data, once', async () => {
  const list = { ...LIST, urls: [...LIST.urls, '/assets/lista.js'] }
  vi.mocked(fetch).mockImplementation((url, options) =>
    options?.method === 'HEAD'
      ? answer(url, options)
      : Promise.resolve(fitAnswer(url as string, list)),
  )
  await show(PRODUCT, OTHER)
  await button(/^Guardar estos 2/).click()
  await button(/^Guardar estos 2, pesan/).click()
  await expect.element(button('2 guardados · Quitar')).toBeVisible()
  expect(await caches.match('/assets/lista.js', { cacheName: ASSETS_CACHE })).toBeDefined()
  const fetched = vi
    .mocked(fetch)
    .mock.calls.filter(([url, init]) => url === '/assets/lista.js' && init?.method !== 'HEAD')
  expect(fetched).toHaveLength(1)
  await caches.delete(ASSETS_CACHE)
})

async function saveFamily() {
  const shown = await show(FAMILY)
  await button('Guardar esta familia para usar sin señal').click()
  await button('Guardar esta familia, pesa 3,2 MB').click()
  return shown
}

test('a family is kept as the build lists it, from the server and not from the HTTP cache', async () => {
  await saveFamily()
  await expect.element(button('Familia guardada · Quitar')).toBeVisible()
  expect((await kept(FAMILY)).sort()).toEqual([...LIST.urls].sort())
  const saved = vi.mocked(fetch).mock.calls.filter(([url]) => LIST.urls.includes(url as string))
  expect(saved.map(([, init]) => init?.cache)).toEqual(LIST.urls.map(() => 'no-cache'))
})

test('a lost line keeps what is saved, and the rest is fetched later', async () => {
  vi.mocked(fetch).mockImplementation(async (url) => {
    if (url === '/fichas/a.pdf') throw new TypeError('Failed to fetch')
    return answer(url)
  })
  const first = await saveFamily()
  await expect
    .element(page.getByText('No se pudo guardar todo.', { exact: false }))
    .toBeInTheDocument()
  await expect.element(button('Guardado en parte · Seguir')).toBeVisible()
  await first.unmount()

  vi.mocked(fetch).mockClear().mockImplementation(answer)
  await show(FAMILY)
  await button('Guardado en parte · Seguir').click()
  await expect.element(button('Familia guardada · Quitar')).toBeVisible()
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => url)
  expect(asked).toEqual(['/guardar/sellos.json', '/fichas/a.pdf', '/productos/sellos'])
})

test("a network's sign-in page is kept in the place of nothing", async () => {
  vi.mocked(fetch).mockImplementation(async (url) =>
    url === '/dibujos/b.svg' ? fitAnswer('/entrar') : answer(url),
  )
  await saveFamily()
  await expect.element(button('Guardado en parte · Seguir')).toBeVisible()
  expect(await kept(FAMILY)).not.toContain('/dibujos/b.svg')
})

test('a device without room says so, and has its room back', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await saveFamily()
  await expect.element(button('No queda espacio · Reintentar')).toBeVisible()
  expect(await caches.has(savedCacheName(FAMILY.path))).toBe(false)
})

test('a browser that lets nothing be kept offers nothing', async () => {
  const refused = vi.spyOn(CacheStorage.prototype, 'match').mockRejectedValue(new Error('refused'))
  await show(FAMILY)
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(button(/./).query()).toBeNull()
})
