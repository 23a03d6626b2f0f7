import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mayFetchAhead, watchLinks } from './watch-links.ts'

let noted: string[] = []
let stop = () => {}

function watch(html: string): void {
  document.body.innerHTML = html
  noted = []
  stop = watchLinks((address) => noted.push(address))
}

// A browser that runs other tests beside this one may be idle only after many seconds.
beforeEach(() => void vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task)))
afterEach(() => {
  vi.unstubAllGlobals()
  stop()
  document.body.innerHTML = ''
})

/** On a busy machine a browser sees a link late. */
const SEEN = { timeout: 8000 }
const FAR_DOWN = '<div style="block-size: 300vh"></div>'
/** Long enough for whatever would be noted wrongly. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

test('pages behind links in view are named once each, whatever place of them is meant', async () => {
  watch('<a href="/historia">A</a><a href="/glosario#p">B</a><a href="/glosario#q">C</a>')
  await expect.poll(() => noted.toSorted(), SEEN).toEqual(['/glosario', '/historia'])
  await settled()
  expect(noted).toHaveLength(2)
})

test('links out of view, to other sites or with a query are not reported', async () => {
  watch(`<a href="/fichas/442c.pdf">A</a><a href="#b">B</a><a href="https://www.sicep.cl">C</a>
    <a href="/contacto?p=442c">D</a><a href="/glosario" target="_self">E</a>
    ${FAR_DOWN}<a href="/historia">F</a>`)
  await settled()
  expect(noted).toEqual([])
  document.querySelector('a[href="/historia"]')?.scrollIntoView()
  await expect.poll(() => noted, SEEN).toEqual(['/historia'])
})

test('a link that comes later counts as well', async () => {
  watch('<main></main>')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<p><a href="/historia">A</a></p>')
  await expect.poll(() => noted, SEEN).toEqual(['/historia'])
})

test('a link reached for is reported, also one with a query', async () => {
  watch('<a href="/contacto?p=442c">Cotizar</a><button>Otro</button>')
  await page.getByRole('link').hover()
  await expect.poll(() => noted).toEqual(['/contacto?p=442c'])
})

test('a link that the pointer rested on before counts as reached for', async () => {
  document.body.innerHTML = '<a href="/contacto?p=442c">Cotizar</a>'
  await page.getByRole('link').hover()
  noted = []
  stop = watchLinks((address) => noted.push(address))
  await expect.poll(() => noted).toEqual(['/contacto?p=442c'])
})

test('the focus reaches for a link as a pointer does, and passing over it does not', async () => {
  watch('<a href="/contacto?p=1">A</a><a href="/contacto?p=2">B</a><p>Texto</p>')
  await page.getByText('Texto').click()
  const [first, second] = document.querySelectorAll('a')
  first?.focus()
  second?.focus()
  await expect.poll(() => noted).toEqual(['/contacto?p=2'])
})

test('after the end nothing is named', async () => {
  watch('<a href="/historia">A</a>')
  stop()
  await settled()
  expect(noted).toEqual([])
})

function connectBy(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

test.each([
  ['a page over Wi-Fi', { effectiveType: '4g' }, '/historia', true],
  ['a page while the visitor saves data', { saveData: true }, '/historia', false],
  ['a page over a slow network', { effectiveType: '2g' }, '/historia', false],
  ['a page over a telephone contract', { type: 'cellular' }, '/historia', false],
  ['a page that is asked something', { effectiveType: '4g' }, '/contacto?p=442c', false],
])('%s is prefetched only if that is cheap', (_, connection, href, expected) => {
  connectBy(connection)
  expect(mayFetchAhead(href)).toBe(expected)
})
