import { once } from 'node:events'
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http'
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https'
import { connect } from 'node:tls'
import { expect } from 'vitest'
import { SITE_NAME, type Machine } from './machine-fixture.ts'

type Heard = {
  status: number
  headers: IncomingHttpHeaders
  location: string | undefined
  body: string
  isReused: boolean
}

export function ask(
  { httpsPort }: Machine,
  target: string,
  options: RequestOptions = {},
): Promise<Heard> {
  return hear(
    httpsRequest({
      host: '127.0.0.1',
      port: httpsPort,
      path: target,
      servername: SITE_NAME,
      headers: { host: SITE_NAME },
      rejectUnauthorized: false,
      agent: false,
      ...options,
    }),
  )
}

/** The server closed a connection that had answered before. */
class HungUp extends Error {}

export function askPlain({ httpPort }: Machine, host: string, target: string): Promise<Heard> {
  const address = { host: '127.0.0.1', port: httpPort, path: target }
  return hear(httpRequest({ ...address, headers: { host }, agent: false }))
}

async function hear(request: ClientRequest): Promise<Heard> {
  request.end()
  const [response]: IncomingMessage[] = await once(request, 'response').catch((failure) => {
    throw request.reusedSocket ? new HungUp() : failure
  })
  if (!response) throw new Error('no response')
  const { statusCode: status = 0, headers } = response
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return { status, headers, location: headers.location, body, isReused: request.reusedSocket }
}

export async function servedSerial({ httpsPort }: Machine): Promise<string> {
  const socket = connect({ port: httpsPort, host: '127.0.0.1', rejectUnauthorized: false })
  await once(socket, 'secureConnect')
  const { serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return serialNumber
}

/** The name of the build that a page belongs to. */
export const nameIn = (html: string) => /<title>(\w+)</.exec(html)?.[1] ?? ''

/** Polls, since nginx does not report when the workers of a reload have taken over. */
export async function servedName(on: Machine, expected: string): Promise<void> {
  await expect.poll(async () => nameIn((await ask(on, '/')).body)).toBe(expected)
}

/** Asks like a browser: if a kept connection is closed before the answer, asks again on a new one (RFC 9112, 9.3.1). */
async function askOn(agent: Agent, on: Machine, target: string): Promise<Heard> {
  try {
    return await ask(on, target, { agent })
  } catch (failure) {
    if (!(failure instanceof HungUp)) throw failure
    return ask(on, target)
  }
}

/**
 * Fetches like a browser: on one connection a page, its data and an earlier address, on another the page's script.
 * Returns the name of the page's build, the builds that answered, and any fault.
 */
async function visit(on: Machine) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const page = await askOn(agent, on, '/p1')
    const name = nameIn(page.body)
    const asset = await ask(on, `/assets/entry-${name}.js`)
    const data = await askOn(agent, on, '/datos.json')
    const earlier = await askOn(agent, on, '/anterior')
    // A worker that is finishing closes the connection; only answers on the same connection must agree.
    const told = [
      name,
      ...(data.isReused ? [JSON.parse(data.body)] : []),
      ...(data.isReused && earlier.isReused ? [earlier.location?.slice(1)] : []),
    ]
    const statuses = [page.status, asset.status, data.status, earlier.status].join(' ')
    const isWhole = statuses === '200 200 200 301' && asset.body === `/* ${name} */`
    return { name, told: new Set(told), fault: isWhole ? '' : `${statuses} ${asset.body}` }
  } finally {
    agent.destroy()
  }
}

/** Visits the machine continuously during each change, and for a while after it. */
export async function visitsDuring(on: Machine, changes: readonly (() => Promise<void>)[]) {
  const visits: Awaited<ReturnType<typeof visit>>[] = []
  const end = { isReached: false }
  const visitors = Array.from({ length: 4 }, async () => {
    while (!end.isReached) visits.push(await visit(on))
  })
  for (const change of changes) {
    await change()
    const count = visits.length
    await expect.poll(() => visits.length).toBeGreaterThan(count + 12)
  }
  end.isReached = true
  await Promise.all(visitors)
  return visits
}
