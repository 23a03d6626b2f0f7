import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createBoundedServer, TIMEOUTS, type Timeouts } from './connections.ts'
import { serveHealth } from './health.ts'
import { failureCode, type Log } from './log.ts'
import type { Office } from './office.ts'
import { sendText } from './plain-answer.ts'
import { createPagePolicy } from './page-policy.ts'
import { createRedirects } from './redirects.ts'
import { relay, RELAY_METHODS } from './relay.ts'
import { addTableHeaders } from './response-headers.ts'
import { pathnameOf, readSitePath } from './site-path.ts'
import { serveStaticSite } from './static-site.ts'

type AppOptions = Readonly<{
  config: Config
  office: Office
  log: Log
  timeouts?: Timeouts
}>

/** How @fastify/static tells the size of a file of which no such part exists (416). */
type HeaderedError = { headers: Record<string, string> }

const READ_METHODS = 'GET, HEAD'

function pathnameFor(target: string | undefined): string {
  const path = readSitePath(target ?? '/')
  return path === 'malformed' ? '/' : pathnameOf(path)
}

/** The whole server: the built site, and the relay that takes its enquiries. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, office, log, timeouts = TIMEOUTS } = options
  const redirects = createRedirects(config.redirectsFile)
  await redirects.read()
  const policyFile = createPagePolicy(config.policyFile)
  let pagePolicy = await policyFile.read()

  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    // A lone percent sign at the end of a link that was cut: the router would refuse it unseen.
    rewriteUrl: ({ url = '/' }) => url.replace(/(?<=[^/])%$/, '%25'),
    serverFactory: (handler) => createBoundedServer(handler, timeouts),
    frameworkErrors: (error, request, reply) => {
      addTableHeaders(reply, pathnameFor(request.raw.url), pagePolicy)
      sendText(reply, error.statusCode ?? 400)
    },
  })

  app.addHook('onRequest', async () => {
    // Where it cannot be read, the former one holds on.
    pagePolicy = await policyFile.read().catch(() => pagePolicy)
  })

  app.addHook('onRequest', async (request, reply) => {
    const allowed = RELAY_METHODS.get(pathnameFor(request.raw.url)) ?? READ_METHODS
    if (allowed.split(', ').includes(request.method)) return
    // The body stays unread, so the connection cannot be used again.
    reply.header('allow', allowed).header('connection', 'close')
    sendText(reply, 405)
  })

  app.addHook('onSend', async (request, reply) => {
    addTableHeaders(reply, pathnameFor(request.raw.url), pagePolicy)
  })

  app.setErrorHandler((error: FastifyError & Partial<HeaderedError>, _request, reply) => {
    const status = error.statusCode ?? 500
    if (error.headers) reply.headers(error.headers)
    if (status >= 500) log('error', { error: failureCode(error) })
    return sendText(reply, status)
  })
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404))

  serveHealth(app, office, config.healthToken)
  const { siteFolder, outboxFolder, rateLimit } = config
  serveStaticSite(app, { siteFolder, redirects, log })
  app.register(relay, { office, siteFolder, outboxFolder, rateLimit, timeouts, log })

  // A connection that was busy when the stop began would be kept open for the next request.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })

  // Only who holds the port delivers: a second server on it ends before it sends.
  app.addHook('onListen', () => office.start())
  app.addHook('onClose', () => office.stop())
  return app
}
