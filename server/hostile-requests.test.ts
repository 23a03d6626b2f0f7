import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RELAY_SEND_PATH } from '#contact/relay-mail.ts'
import { startServer } from './testing/server-fixture.ts'
import { getRaw, sendRaw, statusOfTarget, XSRF_HEADERS } from './testing/visitor.ts'

describe('responses that must not be sent', () => {
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

describe('a slow client', () => {
  const timeouts = {
    requestMs: 400,
    uploadMs: 1000,
    trickleMs: 400,
    headersMs: 300,
    idleMs: 600,
    checkMs: 50,
  }
  const DROP_INTERVAL_MS = 60
  /** More than the system buffers for a client that does not read. */
  const LARGE_FILE_BYTES = 32 * 1024 * 1024

  /** Sends the text at once and then letter by letter, until the server hangs up. */
  function drip(port: number, opening: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(opening) // before the first letter, however long connecting takes
      const drops = setInterval(() => socket.write('x'), DROP_INTERVAL_MS)
      let answer = ''
      socket.on('data', (chunk) => (answer += String(chunk)))
      socket.on('error', () => {}) // the server hung up while a letter was on its way
      socket.on('close', () => {
        clearInterval(drops)
        resolve(answer)
      })
    })
  }

  it.each([
    ['headers', 'GET /contacto HTTP/1.1\r\nHost: localhost\r\nX-Lento: '],
    ['a request line', 'GET /'],
    [
      'a body',
      `POST ${RELAY_SEND_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n` +
        `Content-Type: application/json\r\nCookie: ${XSRF_HEADERS.cookie}\r\n` +
        `X-XSRF-TOKEN: ${XSRF_HEADERS['x-xsrf-token']}\r\n\r\n{`,
    ],
  ])('that sends %s slowly is cut off, and keeps nobody else waiting', async (_what, opening) => {
    const env = { RATE_LIMIT_MAX: '100' }
    const patient = await startServer({ env })
    const held = Array.from({ length: 50 }, () => drip(patient.port, opening))
    expect((await fetch(`${patient.url}/contacto`)).status).toBe(200)
    patient.app.server.closeAllConnections()
    await Promise.all(held)

    const strict = await startServer({ timeouts, env })
    const slow = Array.from({ length: 50 }, () => drip(strict.port, opening))
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
    }
  })

  it('that reads an answer slowly is cut off too', async () => {
    const { app, port, build } = await startServer({ timeouts })
    await writeFile(join(build, 'client/fichas/grande.pdf'), Buffer.alloc(LARGE_FILE_BYTES))
    const arrival = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).pause()
    socket.write('GET /fichas/grande.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n')
    const [accepted] = (await arrival) as [Socket]
    await once(accepted, 'close')
    expect(accepted.destroyed).toBe(true)
  })

  it('that sends nothing at all is cut off too', async () => {
    const { port } = await startServer({ timeouts })
    expect(await sendRaw(port, '')).toMatch(/^(?:HTTP\/1\.1 408 |$)/)
  })
})

describe('a client that breaks the protocol', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'],
    ['a length that is none', 'Content-Length: -1\r\n'],
    ['an encoding that is none', 'Transfer-Encoding: xchunked\r\n'],
    ['a line feed alone', 'X: 1\nY: 2\r\n'],
    ['a header without a name', ': 1\r\n'],
    ['a NUL', 'X: a\0b\r\n'],
  ])('by %s, gets no page and no second request through', async (_what, header) => {
    const { port } = await startServer()
    const answer = await sendRaw(
      port,
      `POST ${RELAY_SEND_PATH} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n{}GET /contacto HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|405|501) /)
    expect(answer).not.toContain('<title>')
  })

  it('by a thousand headers or one that never ends, is turned away', async () => {
    const { port, url } = await startServer()
    const many = Array.from({ length: 3000 }, (_, index) => `X-${index}: 1\r\n`).join('')
    for (const headers of [many, `X: ${'a'.repeat(100_000)}\r\n`]) {
      const request = `GET /contacto HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
      // A client that is still writing when the server hangs up may never read the answer.
      const answer = await sendRaw(port, request).catch(() => '')
      expect(answer).toMatch(/^(?:HTTP\/1\.1 431 |$)/)
    }
    expect((await fetch(`${url}/contacto`)).status).toBe(200)
  })

  it.each(['bytes=', 'bytes=a-b', 'bytes=5-2', 'líneas=1-2', `bytes=${'0-1,'.repeat(500)}0-1`])(
    'by the range %.20s, gets an answer that is no failure of the server',
    async (range) => {
      const { port } = await startServer()
      const answer = await sendRaw(
        port,
        `GET /fichas/442c.pdf HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nRange: ${range}\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|206|400|416) /)
    },
  )
})

describe('a client that requests several pages at once', () => {
  it('may ask for some, one after the other on one connection', async () => {
    const { port } = await startServer()
    const request = (more: string) => `GET /contacto HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
    const answer = await sendRaw(port, request('').repeat(7) + request('Connection: close\r\n'))
    expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(8)
  })
})
