import { expect, test } from 'vitest'
import { OFFLINE_PATH } from '#catalogue/paths.ts'
import { CACHED_PAGES_ID } from '#offline/page-and-worker.ts'
import { fillOfflinePage, headingOf } from './fill-offline-page.ts'

const PAGE = `<p><a href="${OFFLINE_PATH}">Volver a intentar</a></p>
<ul class="a" id="${CACHED_PAGES_ID}"><li>Todavía no hay ninguna.</li></ul><ul><li>Otra</li></ul>`
const wanted = (address: string) => new URL(address, 'https://sitio.example')

test('the offline page links to the cached pages and to the requested one', () => {
  const html = fillOfflinePage(PAGE, wanted('/contacto?producto=442C'), [
    { path: '/historia', title: 'Historia' },
    { path: '/', title: 'Sellado confiable' },
    { path: '/clientes', title: 'Clientes' },
  ])
  expect(html).toContain('<a href="/contacto?producto=442C">Volver a intentar</a>')
  expect(html).toContain(
    '<li><a href="/">Inicio</a></li><li><a href="/clientes">Clientes</a></li><li><a href="/historia">Historia</a></li></ul>',
  )
  expect(html).not.toContain('Todavía no hay ninguna')
  expect(html).toContain('<li>Otra</li>')
})

test('without cached pages the offline page says so', () => {
  expect(fillOfflinePage(PAGE, wanted('/'), [])).toContain('Todavía no hay ninguna.')
})

test('a requested address is escaped', () => {
  const address = wanted('/a')
  address.search = '?a=1&b="><img src=x onerror=alert(1)>$&'
  const html = fillOfflinePage(PAGE, address, [])
  expect(html).not.toContain('<img')
  expect(html).not.toContain('b=">')
  expect(html).toContain('a=1&amp;b=')
})

test("a page's title is its h1 without markup", () => {
  expect(headingOf('<h1 tabindex="-1">Sello <em>442C</em> &amp; más</h1>')).toBe(
    'Sello 442C &amp; más',
  )
  expect(headingOf('<h2>Otro</h2>')).toBeUndefined()
})
