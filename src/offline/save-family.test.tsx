import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { familyCacheName, type FamilyDownload } from './page-and-worker.ts'
import { SaveFamily } from './save-family.tsx'
import { fitAnswer } from './testing/fit-answer.ts'

const FAMILY = '/productos/sellos'
const LIST: FamilyDownload = {
  size: '3,2 MB',
  pages: 1,
  drawings: 2,
  documents: 1,
  urls: ['/productos/sellos', '/dibujos/a.svg', '/dibujos/b.svg', '/fichas/a.pdf'],
}

type Fetch = typeof fetch

/** What the browser would fetch of a site that is not there. */
const answer: Fetch = async (url) => fitAnswer(url as string, LIST)

let asked: MockInstance<Fetch>

const askedPaths = () => asked.mock.calls.map(([url]) => url as string)

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue({} as ServiceWorkerRegistration)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(familyCacheName(FAMILY))
})

async function agree() {
  await button('Guardar esta familia').click()
  await button('Guardar esta familia (3,2 MB)').click()
}

test('nothing is stored before its size was told and agreed to', async () => {
  await render(<SaveFamily familyPath={FAMILY} />)
  await button('Guardar esta familia').click()
  await expect
    .element(page.getByText(/1 página, 2 dibujos y 1 documento\. Se descargan 3,2 MB\.$/))
    .toBeVisible()
  await button('No guardar').click()
  await expect.element(button('Guardar esta familia')).toBeVisible()
  expect(await caches.has(familyCacheName(FAMILY))).toBe(false)
})

test('a saved family says so, also after a reload, and can be taken back', async () => {
  const first = await render(<SaveFamily familyPath={FAMILY} />)
  await agree()
  await expect.element(page.getByText(/está guardada en este equipo/)).toBeVisible()
  const cache = await caches.open(familyCacheName(FAMILY))
  expect(await cache.keys()).toHaveLength(LIST.urls.length + 1)
  await first.unmount()

  await render(<SaveFamily familyPath={FAMILY} />)
  await button('Familia guardada').click()
  await expect.element(page.getByText(/está guardada en este equipo/)).toBeVisible()
  await button('Quitar').click()
  await expect.element(button('Guardar esta familia')).toBeVisible()
  expect(await caches.has(familyCacheName(FAMILY))).toBe(false)
})

test('the dialogue opens over the page and moves nothing', async () => {
  await render(
    <div style={{ position: 'relative' }}>
      <SaveFamily familyPath={FAMILY} />
      <h2>La lista</h2>
    </div>,
  )
  const list = page.getByRole('heading', { name: 'La lista' })
  const top = () => list.element().getBoundingClientRect().top
  await expect.element(button('Guardar esta familia')).toBeVisible()
  const before = top()
  await agree()
  await expect.element(page.getByText(/está guardada en este equipo/)).toBeVisible()
  expect(top()).toBe(before)
  await button('Cerrar').click()
  await expect.element(button('Familia guardada')).toBeVisible()
  await expect.element(page.getByText(/está guardada en este equipo/)).not.toBeInTheDocument()
  expect(top()).toBe(before)
})

test('a lost line keeps what is saved, and the rest is fetched later', async () => {
  asked.mockImplementation(async (url) => {
    if (url === '/fichas/a.pdf') throw new TypeError('Failed to fetch')
    return answer(url)
  })
  await render(<SaveFamily familyPath={FAMILY} />)
  await agree()
  await expect.element(page.getByText(/^Se guardó una parte/)).toBeVisible()

  asked.mockClear()
  asked.mockImplementation(answer)
  await button('Continuar').click()
  await expect.element(page.getByText(/está guardada en este equipo/)).toBeVisible()
  expect(askedPaths()).toEqual(['/guardar/sellos.json', '/fichas/a.pdf', '/guardar/sellos.json'])
})

test("a network's sign-in page is kept in the place of nothing", async () => {
  asked.mockImplementation(async (url) =>
    url === '/dibujos/b.svg' ? fitAnswer('/entrar') : answer(url),
  )
  await render(<SaveFamily familyPath={FAMILY} />)
  await agree()
  await expect.element(page.getByText(/^Se guardó una parte/)).toBeVisible()
  const kept = await (await caches.open(familyCacheName(FAMILY))).keys()
  expect(kept.map(({ url }) => new URL(url).pathname)).not.toContain('/dibujos/b.svg')
})

test('saved files come from the server, not from the HTTP cache', async () => {
  await render(<SaveFamily familyPath={FAMILY} />)
  await agree()
  await expect.element(page.getByText(/está guardada en este equipo/)).toBeVisible()
  const saved = asked.mock.calls.filter(([url]) => LIST.urls.includes(url as string))
  expect(saved.map(([, init]) => init?.cache)).toEqual(LIST.urls.map(() => 'no-cache'))
})

test('a device without room says so, and gives the room back', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await render(<SaveFamily familyPath={FAMILY} />)
  await agree()
  await expect.element(page.getByText(/no queda espacio/)).toBeVisible()
  await button('Quitar').click()
  await expect.element(button('Guardar esta familia')).toBeVisible()
  expect(await caches.has(familyCacheName(FAMILY))).toBe(false)
})

test('a browser that lets nothing be kept offers nothing', async () => {
  const refused = vi.spyOn(CacheStorage.prototype, 'has').mockRejectedValue(new Error('refused'))
  const { container } = await render(<SaveFamily familyPath={FAMILY} />)
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(container).toBeEmptyDOMElement()
})

test('an unknown size offers nothing to save', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await render(<SaveFamily familyPath={FAMILY} />)
  await button('Guardar esta familia').click()
  await expect.element(page.getByText(/^No pudimos calcular cuánto ocupa/)).toBeVisible()
  await expect.element(button('Guardar esta familia')).toBeVisible()
})
