import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { createBoundedServer, TIMEOUTS, type Timeouts } from './connections.ts'
import { serveHealth } from './health.ts'
import { failureCode, type Log } from './log.ts'
import type { EnquiryDesk } from './enquiry-desk.ts'
import { sendText } from './plain-answer.ts'
import { createRedirects } from './redirects.ts'
import { relay, RELAY_METHODS } from './relay.ts'
import { pathnameOf, readSitePath } from './site-path.ts'
import { serveStaticSite } from './static-site.ts'
import { pagePolicy, tableHeaders } from '../deploy/answer-headers.ts'
import { createBuildFile, type BuildFile } from './build-file.ts'
import { extname } from 'node:path'
import { CONTENT_TYPES, HTTPS_HEADERS } from '../deploy/headers.ts'

const OK_STATUSES = new Set([200, 204, 206, 304])

/** Sets the headers that the table prescribes for this path, and `policy` on pages; runs last, in onSend. */
function addTableHeaders(reply: FastifyReply, pathname: string, policy: string): void {
  const isSuccess = OK_STATUSES.has(reply.statusCode)
  const fileType = CONTENT_TYPES[extname(pathname)]
  reply.headers(tableHeaders(pathname, isSuccess))
  if (reply.request.protocol === 'https') reply.headers(HTTPS_HEADERS)
  // These would describe the 404 page, not the address that was asked for.
  if (!isSuccess) for (const name of ['etag', 'last-modified']) reply.removeHeader(name)
  if (fileType && isSuccess) reply.header('content-type', fileType)
  // A 304 has no content type, and its headers replace those of the browser's stored page.
  const isPage =
    reply.statusCode === 304
      ? fileType === undefined
      : String(reply.getHeader('content-type')).startsWith('text/html')
  if (isPage) reply.header('content-security-policy', policy)
  if (reply.statusCode === 304) {
    reply.removeHeader('content-type')
    reply.removeHeader('content-encoding')
  }
}

type AppOptions = Readonly<{
  config: Config
  desk: EnquiryDesk
  log: Log
  timeouts?: Timeouts
}>

/** An error of @fastify/static; for a range outside the file (416) its headers tell the file's size. */
type HeaderedError = { headers: Record<string, string> }

const READ_METHODS = 'GET, HEAD'

function pathnameFor(target: string | undefined): string {
  const path = readSitePath(target ?? '/')
  return path === 'malformed' ? '/' : pathnameOf(path)
}

/** Creates the whole server: the built site, and the relay that takes its enquiries. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, desk, log, timeouts = TIMEOUTS } = options
  const redirects = createRedirects(config.redirectsFile)
  await redirects.read()
  const policyFile = createPagePolicy(config.policyFile)
  let policy = await policyFile.read()

  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    // The router would reject a lone percent sign at the end of a truncated link before our handler sees it.
    rewriteUrl: ({ url = '/' }) => url.replace(/(?<=[^/])%$/, '%25'),
    serverFactory: (handler) => createBoundedServer(handler, timeouts),
    frameworkErrors: (error, request, reply) => {
      addTableHeaders(reply, pathnameFor(request.raw.url), policy)
      sendText(reply, error.statusCode ?? 400)
    },
  })

  app.addHook('onRequest', async () => {
    // If the file cannot be read, the last policy stays in force.
    policy = await policyFile.read().catch(() => policy)
  })

  app.addHook('onRequest', async (request, reply) => {
    const allowed = RELAY_METHODS.get(pathnameFor(request.raw.url)) ?? READ_METHODS
    if (allowed.split(', ').includes(request.method)) return
    // The body stays unread, so the connection cannot be used again.
    reply.header('allow', allowed).header('connection', 'close')
    sendText(reply, 405)
  })

  app.addHook('onSend', async (request, reply) => {
    addTableHeaders(reply, pathnameFor(request.raw.url), policy)
  })

  app.setErrorHandler((error: FastifyError & Partial<HeaderedError>, _request, reply) => {
    const status = error.statusCode ?? 500
    if (error.headers) reply.headers(error.headers)
    if (status >= 500) log('error', { error: failureCode(error) })
    return sendText(reply, status)
  })
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404))

  serveHealth(app, desk, config.healthToken)
  const { siteFolder, outboxFolder, rateLimit } = config
  serveStaticSite(app, { siteFolder, redirects, log })
  app.register(relay, { desk, siteFolder, outboxFolder, rateLimit, timeouts, log })

  // A connection that was busy when closing began would otherwise be kept open for another request.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections())
  })

  // Delivers only once the port is open: a second server on the same port ends before it sends anything.
  app.addHook('onListen', () => desk.start())
  app.addHook('onClose', () => desk.stop())
  return app
}

/**
 * The content security policy of all pages, as the build wrote it: the build may be newer than this program, start its
 * pages with another script, or send enquiries elsewhere. Without that file, this program's own policy holds.
 */
function createPagePolicy(file: string): BuildFile<string> {
  return createBuildFile(file, (text = pagePolicy('relay')) => text.trim())
}
