import { createServer, type RequestListener, type Server } from 'node:http'

/** After how long a client that sends or reads too slowly is cut off. */
export type Timeouts = Readonly<{
  requestMs: number
  /** For a whole form with photographs, such as one sent by telephone from a mine. */
  uploadMs: number
  /** How long such a form may take for its next few kilobytes: telephones lose their signal now and then. */
  trickleMs: number
  headersMs: number
  idleMs: number
  /** How often the limits on headers and requests are checked. */
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
 * How many requests one connection may have open at a time. Neither browsers nor nginx send a second one before the
 * first is answered; each answer in the queue holds memory and a file.
 */
const OPEN_REQUESTS_MAX = 16
/** Longer than proxies keep idle connections, so that none sends into a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000

/** An HTTP server that hangs up on clients that exceed its limits. */
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
    if (socket.destroyed) return // the packet of the request over the limit may contain more requests
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
