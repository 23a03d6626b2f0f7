import { createServer, type RequestListener, type Server } from 'node:http'

/** After how long a client that sends by drops, or takes by drops, is cut off. */
export type Timeouts = Readonly<{
  requestMs: number
  /** A form with photographs, over a telephone at a mine. */
  uploadMs: number
  /** How long such a form may take for its next few kilobytes: a telephone loses its signal now and then. */
  trickleMs: number
  headersMs: number
  idleMs: number
  /** How often headers and requests are looked at. */
  checkMs: number
}>

export const TIMEOUTS: Timeouts = {
  requestMs: 30_000,
  uploadMs: 300_000,
  trickleMs: 30_000,
  headersMs: 15_000,
  idleMs: 60_000,
  checkMs: 5_000,
}

/**
 * How many requests one connection may have open at a time. No browser sends a second one before the
 * first is answered, nor does nginx; each answer that waits for another holds memory and a file.
 */
const OPEN_REQUESTS_MAX = 16
/** Longer than proxies keep their end, so that none sends into a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000

/** An HTTP server that hangs up on whoever asks for more than it takes. */
export function createBoundedServer(handler: RequestListener, timeouts: Timeouts): Server {
  const openRequests = new WeakMap<object, number>()
  const options = {
    requestTimeout: timeouts.uploadMs,
    headersTimeout: timeouts.headersMs,
    connectionsCheckingInterval: timeouts.checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
  }
  const server = createServer(options, (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // what came in the same packet as the request too many
    const open = (openRequests.get(socket) ?? 0) + 1
    if (open > OPEN_REQUESTS_MAX) {
      socket.destroy()
      return
    }
    openRequests.set(socket, open)
    response.once('close', () => openRequests.set(socket, (openRequests.get(socket) ?? 1) - 1))
    handler(request, response)
  })
  server.setTimeout(timeouts.idleMs)
  return server
}
