import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fastify } from 'fastify'
import { createServer as createVite } from 'vite'
import { ZodError } from 'zod'
import { ContentStore, Refusal } from '../content/content-store.ts'
import { REQUEST, editorApi, type Act } from './api.ts'
import { bundledClient } from './bundled-client.ts'
import { refusalOf } from './guard.ts'
import { WatchedState } from './watched-state.ts'

export type EditorOptions = {
  contentDir: string
  history: string
  token: string
  port: number
  /** The site during editing: its address, when it is ready, and a function to report changes. */
  site: { url: string; ready: Promise<unknown>; changed: () => void }
}

/** A photograph of 40 MB as base64. */
const BODY_MAX = 60_000_000
const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves the editor on the loopback interface, only to requests with the key. */
export async function serveEditor({ contentDir, history, token, port, site }: EditorOptions) {
  const watched = new WatchedState(contentDir)
  const client = bundledClient()
  // The page may only run its own script, and embed the site.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${site.url}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  let vite: ReturnType<typeof createVite> | undefined
  /** Drawings are TSX, which Node alone cannot read. */
  const drawings = async () => {
    vite ??= createVite({
      configFile: false,
      appType: 'custom',
      logLevel: 'warn',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
    return (await (
      await vite
    ).ssrLoadModule('/editor/host/draw-preview.ts')) as typeof import('./draw-preview.ts')
  }
  const acts: Record<string, Act> = {
    ...editorApi(new ContentStore(contentDir, history), watched, site.changed),
    drawing: async ({ data }) => (await drawings()).drawPreview(data),
    drawings: async () => (await drawings()).kindsToChoose(),
    preview: () => site.ready.then(() => site.url),
  }

  const app = fastify({ bodyLimit: BODY_MAX, forceCloseConnections: true })
  const address = () => (app.server.address() as AddressInfo).port
  app.addHook('onRequest', async ({ raw }, reply) => {
    const refusal = refusalOf(raw, { port: address(), token })
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    if (refusal !== undefined) await reply.code(403).send(refusal)
  })
  app.setErrorHandler((fault: Error & { statusCode?: number }, _, reply) => {
    const known = fault instanceof Refusal ? 409 : fault instanceof ZodError ? 400 : undefined
    return reply.code(known ?? fault.statusCode ?? 500).send(wordsOf(fault))
  })
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const { pathname } = new URL(url, site.url)
    const file = method === 'GET' ? (await client).get(pathname) : undefined
    if (file === undefined) return reply.code(404).send('Aquí no hay nada.')
    return reply.type(`${TYPES[path.extname(pathname)]}; charset=utf-8`).send(file)
  })
  for (const [name, act] of Object.entries(acts)) {
    app.post(`/api/${name}`, async ({ body }, reply) =>
      reply.type('application/json').send(JSON.stringify((await act(REQUEST.parse(body))) ?? null)),
    )
  }
  await app.listen({ port, host: '127.0.0.1' })
  return {
    url: `http://localhost:${address()}/?llave=${token}`,
    port: address(),
    close: () => Promise.all([app.close(), vite?.then((one) => one.close())]),
  }
}

function wordsOf(fault: Error & { statusCode?: number }): string {
  if (fault instanceof ZodError) return fault.issues[0]?.message ?? 'No se entiende.'
  return fault.statusCode === 413 ? 'Es demasiado grande: hasta 40 MB.' : fault.message
}
