import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { fastify, type FastifyReply } from 'fastify'
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

/** A photograph of 40 MB as base64. */
const BODY_MAX = 60_000_000

/** Serves the editor on the loopback interface, to who has the key alone. */
export async function serveEditor(options: EditorOptions) {
  const { contentDir, token, preview } = options
  const store = new ContentStore(contentDir, options.history)
  const watched = new WatchedState(contentDir)
  const client = bundledClient(preview)
  // The page runs its own script alone, and shows the site beside.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src ${preview}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  let vite: ReturnType<typeof createVite> | undefined
  const drawings = async () => {
    vite ??= createVite({
      configFile: false,
      appType: 'custom',
      logLevel: 'warn',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    })
    return (await (await vite).ssrLoadModule('/editor/host/drawn.ts')) as Drawn
  }
  const actions: Record<string, (asked: unknown) => unknown> = {
    ...editorApi(store, watched),
    drawing: async (asked) => (await drawings()).drawn(asked),
    drawings: async () => (await drawings()).kindsToChoose(),
    preview: () => options.previewReady,
    settings: () => readSettings(),
    saveSettings: (asked) => writeSettings(asked),
    differences: () => differences(PUBLISHED_CONTENT, contentDir),
  }
  const tellings: Record<string, (asked: unknown, tell: Tell) => Promise<void>> = {
    publish: (asked, tell) => {
      const { withoutOwed } = z.object({ withoutOwed: z.boolean() }).parse(asked)
      const buildDir = process.env['BUILD_DIR'] ?? 'build'
      const address = watched.state?.address ?? ''
      return publish({ contentDir, buildDir, address, withoutOwed }, readSettings(), tell)
    },
    publishBack: (_, tell) => goBack(readSettings(), watched.state?.address ?? '', tell),
  }
  let isPublishing = false

  const app = fastify({ bodyLimit: BODY_MAX, forceCloseConnections: true })
  const port = () => (app.server.address() as AddressInfo).port
  app.addHook('onRequest', async ({ raw }, reply) => {
    const refusal = refusalOf(raw, { port: port(), token })
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    if (refusal !== undefined) await reply.code(403).send(refusal)
  })
  app.setErrorHandler((fault: Error & { statusCode?: number }, _, reply) =>
    reply.code(statusOf(fault)).send(wordsOf(fault)),
  )
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const file = method === 'GET' ? (await client).get(new URL(url, preview).pathname) : undefined
    return file ? reply.type(file.type).send(file.body) : reply.code(404).send('Aquí no hay nada.')
  })
  for (const [name, act] of Object.entries(actions)) {
    app.post(`/api/${name}`, async ({ body }, reply) =>
      reply.type('application/json').send(JSON.stringify((await act(body)) ?? null)),
    )
  }
  for (const [name, work] of Object.entries(tellings)) {
    app.post(`/api/${name}`, async ({ body }, reply) => {
      if (isPublishing) throw new Refusal('Ya se está publicando.')
      isPublishing = true
      return tellOf(reply, (tell) => work(body, tell).finally(() => (isPublishing = false)))
    })
  }
  await app.listen({ port: options.port, host: '127.0.0.1' })
  return {
    url: `http://localhost:${port()}/?llave=${token}`,
    port: port(),
    close: () => Promise.all([watched.close(), app.close(), vite?.then((one) => one.close())]),
  }
}

/** Answers with a line for each step of a long work, and a last one that says how it ended. */
function tellOf(reply: FastifyReply, work: (tell: Tell) => Promise<void>): FastifyReply {
  const lines = new PassThrough()
  work((line) => void lines.write(`${line}\n`)).then(
    () => lines.end('LISTO\n'),
    (fault: unknown) => lines.end(`ERROR ${wordsOf(fault)}\n`),
  )
  return reply.type('text/plain; charset=utf-8').send(lines)
}

function statusOf(fault: Error & { statusCode?: number }): number {
  return fault instanceof Refusal
    ? 409
    : fault instanceof ZodError
      ? 400
      : (fault.statusCode ?? 500)
}

function wordsOf(fault: unknown): string {
  if (fault instanceof ZodError) return fault.issues[0]?.message ?? 'No se entiende.'
  if (fault instanceof Error && 'statusCode' in fault && fault.statusCode === 413)
    return 'Es demasiado grande: hasta 40 MB.'
  return fault instanceof Error ? fault.message : String(fault)
}
