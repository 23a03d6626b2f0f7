import { describe, expect, it } from 'vitest'
import { startServer } from './testing/server-fixture.ts'
import { getRaw, sendRaw, statusOfTarget } from './testing/visitor.ts'

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
    const { headers } = await getRaw(`${url}/%zz`)
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
