import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { z, ZodError } from 'zod'
import { ContentStore, Refusal } from '../content/content-store.ts'
import { differences } from '../publish/changes.ts'
import { goBack, publish, PUBLISHED_CONTENT, type Tell } from '../publish/publish.ts'
import { readSettings, writeSettings } from '../publish/settings.ts'
import { editorApi } from './api.ts'
import { bundledClient } from './bundled-client.ts'
import { refusalOf } from './guard.ts'
import { WatchedState } from './watched-state.ts'

type Drawn = typeof import('./drawn.ts')
export type EditorOptions = {
  contentDir: string
  history: string
  token: string
  port: number
  /** Where the site itself stands while it is edited, and when it does. */
  preview: string
  previewReady: Promise<unknown>
}

const API = '/api/'
/** A photograph of 40 MB as base64. */
const BODY_MAX = 60_000_000
/** The page runs its own script alone, and shows the site beside. */
const policyOf = (preview: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the editor on the loopback interface, to who has the key alone. */
export async function serveEditor(options: EditorOptions) {
  const { contentDir, token, preview } = options
  const store = new ContentStore(contentDir, options.history)
  const watched = new WatchedState(contentDir)
  const client = bundledClient()
  const vite = createVite({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const drawings = async () => (await (await vite).ssrLoadModule('/editor/host/drawn.ts')) as Drawn
  const actions: Record<string, (asked: unknown) => unknown> = {
    ...editorApi(store, watched),
    drawing: async (asked) => (await drawings()).drawn(asked),
    drawings: async () => (await drawings()).kindsToChoose(),
    preview: async () => {
      await options.previewReady
      return true
    },
    settings: () => readSettings(),
    saveSettings: (asked) => writeSettings(asked),
    differences: () => differences(PUBLISHED_CONTENT, contentDir),
  }
  const site = () => ({
    contentDir,
    buildDir: process.env['BUILD_DIR'] ?? 'build',
    address: watched.state?.address ?? '',
  })
  const told: Record<string, (asked: unknown, tell: Tell) => Promise<void>> = {
    publish: (asked, tell) =>
      publish({ ...site(), ...z.object({ withoutOwed: z.boolean() }).parse(asked) }, tell),
    publishBack: (_, tell) => goBack(tell),
  }
  let isPublishing = false

  const server = createServer((request, response) => {
    void answer(request, response).catch((fault: unknown) => {
      if (!response.headersSent) sendFault(response, fault)
      else response.end()
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isApi = pathname.startsWith(API)
    const door = { port: (server.address() as AddressInfo).port, token }
    const refusal = refusalOf(request, door, isApi)
    if (refusal !== undefined) return send(response, 403, 'text/plain; charset=utf-8', refusal)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    if (!isApi) {
      const file = (await client).get(pathname)
      if (!file) return send(response, 404, 'text/plain; charset=utf-8', 'Aquí no hay nada.')
      response.setHeader('content-security-policy', policyOf(preview))
      return send(response, 200, file.type, file.body.replace('{preview}', preview))
    }
    if (request.method !== 'POST')
      return send(response, 405, 'text/plain; charset=utf-8', 'Solo POST.')
    const name = pathname.slice(API.length)
    const asked = await bodyOf(request)
    const telling = Object.hasOwn(told, name) ? told[name] : undefined
    if (telling) return tellOf(response, (tell) => telling(asked, tell))
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return send(response, 404, 'text/plain; charset=utf-8', 'Aquí no hay nada.')
    send(response, 200, 'application/json', JSON.stringify((await action(asked)) ?? null))
  }

  async function tellOf(response: ServerResponse, work: (tell: Tell) => Promise<void>) {
    if (isPublishing) throw new Refusal('Ya se está publicando.')
    isPublishing = true
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    try {
      await work((line) => void response.write(`${line}\n`))
      response.end('LISTO\n')
    } catch (fault) {
      response.end(`ERROR ${wordsOf(fault)}\n`)
    } finally {
      isPublishing = false
    }
  }

  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/?llave=${token}`,
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([watched.close(), (await vite).close()])
    },
  }
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}

function sendFault(response: ServerResponse, fault: unknown) {
  const status = fault instanceof Refusal ? 409 : fault instanceof ZodError ? 400 : 500
  send(response, status, 'text/plain; charset=utf-8', wordsOf(fault))
}

function wordsOf(fault: unknown): string {
  if (fault instanceof ZodError) return fault.issues[0]?.message ?? 'No se entiende.'
  return fault instanceof Error ? fault.message : String(fault)
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > BODY_MAX) throw new Refusal('Es demasiado grande.')
    parts.push(part)
  }
  const text = Buffer.concat(parts).toString('utf8')
  return text === '' ? {} : (JSON.parse(text) as unknown)
}
