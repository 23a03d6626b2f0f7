import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CONTACT_PAGE, startServer } from './testing/server-fixture.ts'
import { getRaw, PLAIN, sendRaw } from './testing/visitor.ts'

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

describe('pages', () => {
  it('answers a page at its address without a closing slash', async () => {
    const { url } = await startServer()
    const answer = await fetch(`${url}/contacto?producto=442C`, PLAIN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe(CONTACT_PAGE)
    expect((await fetch(`${url}/`, PLAIN)).status).toBe(200)
  })

  it.each([
    ['/contacto/', '/contacto'],
    ['/contacto/?producto=442C&x=%C3%B1', '/contacto?producto=442C&x=%C3%B1'],
    ['/contacto/index.html', '/contacto'],
    ['/index.html?a=1', '/?a=1'],
    ['/Contacto', '/contacto'],
    ['/contacto.html?a=1', '/contacto?a=1'],
    ['/contacto.', '/contacto'],
    ['/contacto%3E', '/contacto'],
    ['/Limpiadores.aspx', '/productos/limpiadores'],
  ])('sends %s to the one address %s', async (asked, location) => {
    const { url } = await startServer()
    const answer = await fetch(url + asked, PLAIN)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  })

  it.each([
    ['/limpiadores', 301, '/productos/limpiadores'],
    ['/limpiadores/', 301, '/productos/limpiadores'],
    ['/limpiadores?a=1&b=2', 301, '/productos/limpiadores?a=1&b=2'],
    ['/442m?a=1', 302, '/productos/mezcla?a=1#442m'],
  ])('leads %s, an address of the earlier route set, on', async (asked, status, location) => {
    const { url } = await startServer()
    const answer = await fetch(url + asked, PLAIN)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  it.each([
    '/no-existe',
    '/contacto/no',
    '/fichas',
    '/fichas/',
    '/404',
    '/404/',
    '/404/index.html',
  ])('answers %s by 404 and the page that leads on', async (path) => {
    const { url } = await startServer()
    const answer = await fetch(url + path, PLAIN)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('No encontrada')
  })

  it('answers 404 in full, however the request is conditioned', async () => {
    const { url } = await startServer()
    const first = await fetch(`${url}/no-existe`, PLAIN)
    const etag = first.headers.get('etag') ?? ''
    for (const header of [{ 'if-none-match': etag || '*' }, { range: 'bytes=0-3' }]) {
      const answer = await getRaw(`${url}/no-existe`, header)
      expect(answer.status).toBe(404)
      expect(answer.body.toString()).toContain('No encontrada')
    }
  })

  it('finds a 404 page under its other name, and does without one', async () => {
    const { url, build } = await startServer()
    await rm(join(build, 'client/404'), { recursive: true })
    expect(await (await fetch(`${url}/no-existe`)).text()).toBe('La página no existe.')
    await writeFile(join(build, 'client/404.html'), 'otra página')
    expect(await (await fetch(`${url}/no-existe`)).text()).toBe('otra página')
    expect((await fetch(`${url}/404.html`)).status).toBe(404)
  })
})

describe('files', () => {
  it.each([
    ['/fichas/442c.pdf', 'application/pdf'],
    ['/dibujos/442c.svg', 'image/svg+xml'],
    ['/sitemap.xml', 'application/xml'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/ca%C3%B1er%C3%ADa.txt', 'text/plain; charset=utf-8'],
  ])('gives %s its type, to be shown rather than saved', async (path, type) => {
    const { url } = await startServer()
    for (const encoding of ['identity', 'br']) {
      const answer = await getRaw(url + path, { 'accept-encoding': encoding })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
      expect(answer.headers['content-disposition'] ?? 'inline').toBe('inline')
    }
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
  ] as const)(
    'sends the compressed twin to a browser that accepts %s',
    async (accepted, encoding) => {
      const { url } = await startServer()
      const answer = await getRaw(`${url}/contacto`, { 'accept-encoding': accepted })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['vary']).toMatch(/accept-encoding/i)
      expect(decode[encoding ?? 'identity'](answer.body).toString()).toBe(CONTACT_PAGE)
    },
  )

  it('keeps hashed files for good, asks about the others, and never keeps an error', async () => {
    const { url } = await startServer()
    const cacheOf = async (path: string) => (await fetch(url + path)).headers.get('cache-control')
    expect(await cacheOf('/assets/entry-C4fe1234.js')).toBe('public, max-age=31536000, immutable')
    expect(await cacheOf('/contacto')).toBe('no-cache')
    expect(await cacheOf('/assets/entry-gone.js')).toBe('no-cache')
  })

  it('answers 304 to a browser that has the page, compressed or not', async () => {
    const { url } = await startServer()
    for (const encoding of ['br', 'identity']) {
      const first = await getRaw(`${url}/contacto`, { 'accept-encoding': encoding })
      const again = { etag: first.headers['etag'], since: first.headers['last-modified'] }
      for (const headers of [
        { 'if-none-match': String(again.etag) },
        { 'if-modified-since': String(again.since) },
      ]) {
        const answer = await getRaw(`${url}/contacto`, { 'accept-encoding': encoding, ...headers })
        expect(answer.status).toBe(304)
        expect(answer.body).toHaveLength(0)
        expect(answer.headers['content-type']).toBeUndefined()
        expect(answer.headers['content-encoding']).toBeUndefined()
        expect(answer.headers['cache-control']).toBe('no-cache')
      }
    }
  })

  it('sends the part of a file that is asked for', async () => {
    const { url } = await startServer()
    const part = await getRaw(`${url}/fichas/442c.pdf`, { range: 'bytes=0-3' })
    expect([part.status, part.body.toString()]).toEqual([206, '%PDF'])
    expect(part.headers['content-range']).toBe('bytes 0-3/19')
    const none = await getRaw(`${url}/fichas/442c.pdf`, { range: 'bytes=100-200' })
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */19'])
  })

  it('answers HEAD like GET, without the body', async () => {
    const { port } = await startServer()
    for (const path of ['/contacto', '/no-existe']) {
      const ask = (method: string) =>
        sendRaw(port, `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
      const [head, full] = await Promise.all([ask('HEAD'), ask('GET')])
      const headersOf = (answer: string) =>
        answer.split('\r\n\r\n')[0]?.replace(/\r\ndate:[^\r]*/i, '')
      expect(headersOf(head)).toBe(headersOf(full))
      expect(head.split('\r\n\r\n')[1]).toBe('')
    }
  })
})
