import { request as httpRequest } from 'node:http'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CONTACT_PAGE, startServer } from './testing/server-fixture.ts'
import { sendRaw, statusOfTarget } from './testing/visitor.ts'

const plain = { redirect: 'manual', headers: { 'accept-encoding': 'identity' } } as const

type RawAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** Unlike fetch, leaves the body compressed. */
function get(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks),
      })
    })
    request.on('error', reject)
    request.end()
  })
}

describe('pages', () => {
  it('answers a page at its address without a closing slash', async () => {
    const { url } = await startServer()
    const answer = await fetch(`${url}/contacto?producto=442C`, plain)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe(CONTACT_PAGE)
    expect((await fetch(`${url}/`, plain)).status).toBe(200)
  })

  it.each([
    ['/contacto/', '/contacto'],
    ['/contacto/?producto=442C&x=%C3%B1', '/contacto?producto=442C&x=%C3%B1'],
    ['/contacto/index.html', '/contacto'],
    ['/index.html?a=1', '/?a=1'],
  ])('sends %s to the one address %s', async (asked, location) => {
    const { url } = await startServer()
    const answer = await fetch(url + asked, plain)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location])
  })

  it.each([
    ['/limpiadores', 301, '/productos/limpiadores'],
    ['/limpiadores/', 301, '/productos/limpiadores'],
    ['/limpiadores?a=1&b=2', 301, '/productos/limpiadores?a=1&b=2'],
    ['/442m?a=1', 302, '/productos/mezcla?a=1#442m'],
  ])('leads %s, an address of the earlier route set, on', async (asked, status, location) => {
    const { url } = await startServer()
    const answer = await fetch(url + asked, plain)
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
    const answer = await fetch(url + path, plain)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('No encontrada')
  })

  it('answers 404 in full, however the request is conditioned', async () => {
    const { url } = await startServer()
    const first = await fetch(`${url}/no-existe`, plain)
    const etag = first.headers.get('etag') ?? ''
    for (const header of [{ 'if-none-match': etag || '*' }, { range: 'bytes=0-3' }]) {
      const answer = await get(`${url}/no-existe`, header)
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
    ['/site.webmanifest', 'application/manifest+json'],
    ['/contacto.data', 'text/x-script; charset=utf-8'],
    ['/ca%C3%B1er%C3%ADa.txt', 'text/plain; charset=utf-8'],
  ])('gives %s its type, to be shown rather than saved', async (path, type) => {
    const { url } = await startServer()
    for (const encoding of ['identity', 'br']) {
      const answer = await get(url + path, { 'accept-encoding': encoding })
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
      expect(answer.headers['content-disposition']).toBeUndefined()
    }
  })

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
  ])('sends the compressed twin to a browser that accepts %s', async (accepted, encoding) => {
    const { url } = await startServer()
    const answer = await get(`${url}/contacto`, { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['vary']).toMatch(/accept-encoding/i)
    if (encoding === 'br') expect(brotliDecompressSync(answer.body).toString()).toBe(CONTACT_PAGE)
    if (encoding === undefined) expect(answer.body.toString()).toBe(CONTACT_PAGE)
  })

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
      const first = await get(`${url}/contacto`, { 'accept-encoding': encoding })
      const again = { etag: first.headers['etag'], since: first.headers['last-modified'] }
      for (const headers of [
        { 'if-none-match': String(again.etag) },
        { 'if-modified-since': String(again.since) },
      ]) {
        const answer = await get(`${url}/contacto`, { 'accept-encoding': encoding, ...headers })
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
    const part = await get(`${url}/fichas/442c.pdf`, { range: 'bytes=0-3' })
    expect([part.status, part.body.toString()]).toEqual([206, '%PDF'])
    expect(part.headers['content-range']).toBe('bytes 0-3/19')
    const none = await get(`${url}/fichas/442c.pdf`, { range: 'bytes=100-200' })
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

describe('what must not come out', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/contacto/..%5c..%5cetc',
    '/fichas/%2e%2e%2f%2e%2e%2fredirects.json',
    '/fichas/../../redirects.json',
    '/....//....//etc/passwd',
    '//etc/passwd',
    '/.secreto',
    '/%2esecreto',
    '/.git/config',
    '/sin-portada/.oculto',
    '/fichas/442c.pdf%00.html',
  ])('turns away %s', async (target) => {
    const { port } = await startServer()
    expect([400, 404]).toContain(await statusOfTarget(port, target))
  })

  it.each(['/%', '/%zz', '/%c0%af', '/%ff', '/a%e0%a4', '/contacto%2f', '/%00', '/a/./b'])(
    'calls %s malformed',
    async (target) => {
      const { port } = await startServer()
      expect(await statusOfTarget(port, target)).toBe(400)
    },
  )

  it('protects its answer to a malformed address like any other', async () => {
    const { url } = await startServer()
    const { headers } = await get(`${url}/%zz`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('never redirects to another site', async () => {
    const { port } = await startServer()
    for (const target of ['//evil.example/', '/%2fevil.example/', '/\\evil.example/']) {
      expect([400, 404]).toContain(await statusOfTarget(port, target))
    }
  })

  it('understands a target that names the host', async () => {
    const { port } = await startServer()
    expect(await statusOfTarget(port, 'http://localhost/contacto')).toBe(200)
  })

  it('answers an endless address and endless headers without falling over', async () => {
    const { port, url } = await startServer()
    expect([404, 414, 431]).toContain(await statusOfTarget(port, `/${'a'.repeat(8000)}`))
    expect(await statusOfTarget(port, `/${'a'.repeat(40_000)}`)).toBe(431)
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'does not let anyone %s a page',
    async (method) => {
      const { port } = await startServer()
      const answer = await sendRaw(
        port,
        `${method} /contacto HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 405 /)
      expect(answer.toLowerCase()).toContain('\r\nallow: get, head\r\n')
    },
  )
})

describe('headers', () => {
  it('protects pages, files, errors and redirects alike', async () => {
    const { url } = await startServer()
    for (const path of ['/', '/fichas/442c.pdf', '/no-existe', '/limpiadores']) {
      const { headers } = await fetch(url + path, plain)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('content-security-policy')).toBeNull()
    }
  })

  it('asks for https alone once the visitor has come by it', async () => {
    const { url } = await startServer()
    const answer = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it("allows each page the scripts whose hashes the build has written, and no other page's", async () => {
    const first = await startServer()
    const hashes = { '/': ["'sha256-uno'"], '/404': ["'sha256-tres'"] }
    await writeFile(join(first.build, 'csp.json'), JSON.stringify(hashes))
    const { url } = await startServer({ build: first.build })
    const policyOf = async (path: string) =>
      (await fetch(url + path)).headers.get('content-security-policy')
    expect(await policyOf('/')).toContain("script-src 'self' 'sha256-uno';")
    expect(await policyOf('/contacto')).toContain("script-src 'self';")
    expect(await policyOf('/no-existe')).toContain("script-src 'self' 'sha256-tres';")
    expect(await policyOf('/fichas/442c.pdf')).toBeNull()
  })
})
