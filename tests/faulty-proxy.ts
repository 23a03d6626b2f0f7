import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between the visitor and the site that delays, cuts or rewrites as a test needs it. */
export type FaultyProxy = {
  readonly origin: string
  /** How many more answers are passed on before the connection is cut. */
  answersLeft: number
  /** Which requests or answers are held back. */
  holds: (path: string, stage: 'asked' | 'answered') => boolean
  /** The number of those held now. */
  held: () => number
  /** Forwards everything held, and holds nothing more. */
  release: () => void
  /** Rewrites an answer, for example into that of another version of the site. */
  rewrite: (path: string, body: string) => string
  /** Replaces the site's answer, as a captive portal or a maintenance page would. */
  instead: ((path: string) => { type: string; body: string } | undefined) | undefined
  close: () => Promise<void>
}

const TEXT = /^text\/|javascript|json/

/** Opens a proxy to the site, with its own origin. */
export async function openFaultyProxy(site: string): Promise<FaultyProxy> {
  const held: (() => void)[] = []
  const go = (path: string, stage: 'asked' | 'answered', on: () => void) => {
    if (proxy.holds(path, stage)) held.push(on)
    else on()
  }
  const server = createServer((asked, answer) => {
    if (proxy.answersLeft <= 0) {
      asked.socket.destroy()
      return
    }
    proxy.answersLeft -= 1
    go(asked.url ?? '/', 'asked', () => pass(asked, answer))
  })

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const other = proxy.instead?.(asked.url ?? '/')
    if (other) {
      answer.writeHead(200, { 'content-type': other.type }).end(other.body)
      return
    }
    // Uncompressed and in full, so that it can be rewritten.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    for (const name of ['if-none-match', 'if-modified-since'] as const) delete headers[name]
    const path = asked.url ?? '/'
    const passed = request(new URL(path, site), { method: asked.method, headers }, (received) => {
      const chunks: Buffer[] = []
      received.on('data', (chunk: Buffer) => chunks.push(chunk))
      received.on('end', () => {
        const body = Buffer.concat(chunks)
        const isText = TEXT.test(received.headers['content-type'] ?? '')
        const { 'content-length': _, etag: __, ...kept } = received.headers
        go(path, 'answered', () => {
          answer.writeHead(received.statusCode ?? 502, kept)
          answer.end(isText ? proxy.rewrite(path, body.toString('utf8')) : body)
        })
      })
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }

  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  const proxy: FaultyProxy = {
    origin: `http://localhost:${port}`,
    answersLeft: Infinity,
    holds: () => false,
    held: () => held.length,
    release: () => {
      proxy.holds = () => false
      for (const on of held.splice(0)) on()
    },
    rewrite: (_path, body) => body,
    instead: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}
